#if DEBUG && Inspector
import FlyingSocks
import Foundation

/// Reads from a connection, never much more than is needed.
struct Wire: Sendable {
  private let socket: AsyncSocket
  /// Bytes that were read and not taken yet.
  private var ahead = Data()

  init(_ socket: AsyncSocket) {
    self.socket = socket
  }

  /// Takes the bytes before an ending, with the ending; nil when there are more than `limit`.
  mutating func take(until ending: Data, atMost limit: Int) async throws -> Data? {
    var searched = 0
    while true {
      if let found = ahead.range(of: ending, in: searched..<ahead.count) {
        let bytes = ahead.prefix(found.lowerBound)
        ahead = Data(ahead[found.upperBound...])
        return bytes.count <= limit ? bytes : nil
      }
      guard ahead.count < limit + ending.count else { return nil }
      searched = max(0, ahead.count - ending.count + 1)
      try await read(4_096)
    }
  }

  mutating func take(_ count: Int) async throws -> Data {
    while ahead.count < count { try await read(count - ahead.count) }
    let bytes = ahead.prefix(count)
    ahead = Data(ahead[count...])
    return bytes
  }

  /// Ends the sending side, and reads on for a while, since the system drops sent bytes while
  /// others still come in.
  ///
  /// It ends after `limit` bytes or when `patience` is over, and throws when the other side has
  /// ended.
  func hearOut(atMost limit: Int, within patience: Duration) async throws {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    try await withThrowingTaskGroup(of: Void.self) { [socket] group in
      group.addTask {
        var rest = limit
        while rest > 0 { rest -= try await socket.read(atMost: 65_536).count }
      }
      group.addTask { try await Task.sleep(for: patience) }
      try await group.next()
      group.cancelAll()
    }
  }

  private mutating func read(_ count: Int) async throws {
    ahead.append(contentsOf: try await socket.read(atMost: count))
  }
}
#endif
