#if DEBUG && Inspector
import Foundation

/// One frame of a WebSocket (RFC 6455).
struct Frame: Hashable, Sendable {
  enum Kind: UInt8 {
    case more, text, data
    case close = 8
    case ping, pong

    /// Whether it may come between the frames of a message.
    var isControl: Bool { rawValue >= Self.close.rawValue }
  }

  /// Why a frame cannot be read.
  enum Problem: Error, Hashable {
    /// It is not a frame, or not from a browser.
    case senseless
    /// Its message has this many bytes.
    case tooLong(Int)
  }

  var kind: Kind
  /// Whether it is the last of its message.
  var isLast = true
  var payload = Data()

  /// The frame as a server sends it, without a mask.
  var bytes: Data {
    var bytes = Data([(isLast ? 0x80 : 0) | kind.rawValue])
    switch payload.count {
    case ..<126: bytes.append(UInt8(payload.count))
    case ..<65_536: bytes.append(contentsOf: [126] + Self.digits(of: payload.count, count: 2))
    default: bytes.append(contentsOf: [127] + Self.digits(of: payload.count, count: 8))
    }
    return bytes + payload
  }

  private static func digits(of number: Int, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

extension Wire {
  /// Reads the next frame; checks its stated length before it reads the rest.
  ///
  /// - Parameter said: How many bytes of its message came before it.
  /// - Returns: The frame without its mask.
  /// - Throws: `tooLong` when the message is longer than `Allowance` permits.
  mutating func frame(after said: Int) async throws -> Frame {
    let start = try await take(2)
    guard let kind = Frame.Kind(rawValue: start[0] & 0x0F), start[0] & 0x70 == 0,
      start[1] & 0x80 != 0
    else { throw Frame.Problem.senseless }
    let length = try await length(start[1] & 0x7F)
    let isLast = start[0] & 0x80 != 0
    if kind.isControl, length > 125 || !isLast { throw Frame.Problem.senseless }
    guard length <= Allowance.longestMessage - said else {
      throw Frame.Problem.tooLong(said + min(length, .max - said))
    }
    let mask = try await take(4)
    var payload = [UInt8](try await take(length))
    for place in payload.indices { payload[place] ^= mask[place % 4] }
    return Frame(kind: kind, isLast: isLast, payload: Data(payload))
  }

  private mutating func length(_ short: UInt8) async throws -> Int {
    guard short > 125 else { return Int(short) }
    let digits = try await take(short == 126 ? 2 : 8)
    return Int(clamping: digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
#endif
