#if DEBUG && Inspector
import FlyingFox
import Foundation

/// Answers each request: a file of the page, a connection, or why not.
struct Reception: HTTPHandler {
  let door: Door
  let lobby: Lobby

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let caller = Door.Caller(
      method: request.method.rawValue, token: request.query["token"],
      cookies: request.headers[.cookie], host: request.headers[.host],
      origin: request.headers[HTTPHeader("Origin")])
    switch door.verdict(on: caller) {
    case .refuse(let status, let sentence): return .words(status, sentence)
    case .enter(let cookie):
      var response = try await response(to: request)
      if let cookie { response.headers[.setCookie] = cookie }
      return response
    }
  }

  private func response(to request: HTTPRequest) async throws -> HTTPResponse {
    if request.path == "/socket" {
      let handler = MessageFrameWSHandler(handler: Conversation(lobby: lobby))
      return try await WebSocketHTTPHandler(handler: handler).handleRequest(request)
    }
    guard let file = PageFiles.file(at: request.path) else {
      return .words(404, "The page has no such file.")
    }
    return .of(file.type, file.bytes)
  }
}

extension HTTPResponse {
  /// Nothing is kept, framed or guessed.
  fileprivate static func of(
    _ type: String, _ body: [UInt8], status: HTTPStatusCode = .ok
  ) -> HTTPResponse {
    let headers: HTTPHeaders = [
      .contentType: type, .cacheControl: "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Content-Security-Policy"): PageFiles.policy,
    ]
    return HTTPResponse(statusCode: status, headers: headers, body: Data(body))
  }

  fileprivate static func words(_ status: Int, _ sentence: String) -> HTTPResponse {
    let phrase = [403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed"][status] ?? ""
    return of(
      "text/plain; charset=utf-8", Array("\(sentence)\n".utf8),
      status: HTTPStatusCode(status, phrase: phrase))
  }
}
#endif
