#if DEBUG && Inspector
import FlyingFox
import Foundation

/// Answers each request: with a file of the page, a connection, or a refusal.
struct Reception: Sendable {
  let door: Door

  /// The answer, and whether the caller may enter.
  func reply(to head: RequestHead) async throws -> (Reply, isIn: Bool) {
    let caller = Door.Caller(
      method: head.method, token: head.token, cookies: head.headers["cookie"],
      host: head.headers["host"], origin: head.headers["origin"])
    switch door.verdict(on: caller) {
    case .refuse(let status, let sentence): return (.words(status, sentence), false)
    case .enter(let cookie): return (try await page(head).with("Set-Cookie", cookie), true)
    }
  }

  private func page(_ head: RequestHead) async throws -> Reply {
    if head.path == "/socket" { return try await handshake(head) }
    guard let file = PageFiles.file(at: head.path) else {
      return .words(404, "The page has no such file.")
    }
    return .of(file.type, file.bytes)
  }

  /// The answer to the handshake of a WebSocket.
  private func handshake(_ head: RequestHead) async throws -> Reply {
    let headers = head.headers.map { (HTTPHeader($0.key), $0.value) }
    let request = HTTPRequest(
      method: .GET, version: .http11, path: head.path, query: [],
      headers: Dictionary(headers) { first, _ in first }, body: Data())
    let answer = try await WebSocketHTTPHandler(handler: Unspoken()).handleRequest(request)
    guard answer.statusCode == .switchingProtocols else {
      return .words(400, String(decoding: try await answer.bodyData, as: UTF8.self))
    }
    return .upgrade([
      "Connection": "Upgrade", "Upgrade": "websocket",
      "Sec-WebSocket-Accept": answer.headers[.webSocketAccept] ?? "",
    ])
  }
}

/// Unused: only the handshake is FlyingFox's, which reads frames of any length and sends without
/// limit.
private struct Unspoken: WSHandler {
  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    AsyncStream { $0.finish() }
  }
}
#endif
