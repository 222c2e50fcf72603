#if DEBUG && Inspector
import FlyingSocks
import Foundation

/// Sends over a connection, one message after the other.
actor Voice {
  /// How many bytes are sent at once.
  private static let piece = 65_536

  private let socket: AsyncSocket
  /// How long the other side may read nothing.
  private let patience: Duration
  private var isSpeaking = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ socket: AsyncSocket, patience: Duration) {
    self.socket = socket
    self.patience = patience
  }

  /// Sends bytes; throws when the other side has gone, or reads nothing.
  func say(_ bytes: Data) async throws {
    while isSpeaking { await withCheckedContinuation { waiting.append($0) } }
    isSpeaking = true
    defer {
      isSpeaking = false
      if !waiting.isEmpty { waiting.removeFirst().resume() }
    }
    var rest = bytes
    while !rest.isEmpty {
      try await send(Data(rest.prefix(Self.piece)))
      rest = rest.dropFirst(Self.piece)
    }
  }

  private func send(_ piece: Data) async throws {
    try await withThrowingTaskGroup(of: Void.self) { [socket, patience] group in
      group.addTask { try await socket.write(piece) }
      group.addTask {
        try await Task.sleep(for: patience)
        throw CancellationError()
      }
      try await group.next()
      group.cancelAll()
    }
  }
}
#endif
