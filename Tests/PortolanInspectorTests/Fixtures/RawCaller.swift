#if DEBUG && Inspector
import FlyingSocks
import Foundation
import Testing

@testable import PortolanInspector

/// Talks to the server byte by byte, as no browser does.
struct RawCaller: Sendable {
  private let socket: AsyncSocket

  init(_ address: URL) async throws {
    // Other tests may keep all threads busy for longer than the five seconds that it waits by itself.
    socket = try await AsyncSocket.connected(
      to: .inet(ip4: "127.0.0.1", port: UInt16(#require(address.port))), timeout: 120)
  }

  func say(_ text: String) async throws { try await say(Data(text.utf8)) }

  func say(_ bytes: Data) async throws { try await socket.write(bytes) }

  /// What is answered, as far as a text; all of it when the connection ends before.
  func answer(until ending: String? = nil) async -> String {
    var bytes: [UInt8] = []
    do {
      while true {
        let text = String(decoding: bytes, as: UTF8.self)
        if let ending, text.contains(ending) { return text }
        bytes += try await socket.read(atMost: 4_096)
      }
    } catch { return String(decoding: bytes, as: UTF8.self) }
  }

  func close() throws { try socket.close() }

  /// A page's connection that has said hello.
  static func page(at address: URL) async throws -> RawCaller {
    let caller = try await RawCaller(address)
    try await caller.say(
      """
      GET /socket?\(address.query() ?? "") HTTP/1.1\r
      Host: 127.0.0.1:\(address.port ?? 0)\r
      Upgrade: websocket\r
      Connection: keep-alive, Upgrade\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      Sec-WebSocket-Version: 13\r
      \r

      """)
    let answer = await caller.answer(until: "\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 101 "))
    #expect(answer.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="), "as RFC 6455 has it")
    try await caller.say(frame(#"{"hello":{"version":1}}"#))
    return caller
  }

  /// A frame as a browser sends it; `length` is what it says that it has.
  static func frame(
    _ text: String, first: UInt8 = 0x81, length: Int? = nil
  ) -> Data {
    let count = length ?? text.utf8.count
    var bytes = Data([first, 0xFF])
    let digits = (0..<8).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
    bytes.append(contentsOf: digits + [0, 0, 0, 0])
    return bytes + Data(text.utf8)
  }
}
#endif
