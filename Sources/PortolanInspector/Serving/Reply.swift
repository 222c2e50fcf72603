#if DEBUG && Inspector
import Foundation

/// The answer to a request; the connection ends with it, unless it is an upgrade.
struct Reply: Hashable, Sendable {
  private(set) var status: Int
  private(set) var headers: [String: String] = [:]
  private(set) var body = Data()

  /// A file of the page, with headers against caching, framing and guessing of types.
  static func of(_ type: String, _ body: [UInt8], status: Int = 200) -> Reply {
    Reply(
      status: status,
      headers: [
        "Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer", "Content-Security-Policy": PageFiles.policy,
      ], body: Data(body))
  }

  static func words(_ status: Int, _ sentence: String) -> Reply {
    of("text/plain; charset=utf-8", Array("\(sentence)\n".utf8), status: status)
  }

  /// The switch from HTTP to frames.
  static func upgrade(_ headers: [String: String]) -> Reply {
    Reply(status: 101, headers: headers)
  }

  var isUpgrade: Bool { status == 101 }

  func with(_ name: String, _ value: String?) -> Reply {
    var reply = self
    reply.headers[name] = value
    return reply
  }

  /// The answer as it is sent.
  var bytes: Data {
    var own = headers
    if !isUpgrade {
      own["Connection"] = "close"
      own["Content-Length"] = "\(body.count)"
    }
    let lines =
      ["HTTP/1.1 \(status) \(Self.phrases[status] ?? "")"]
      + own.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  private static let phrases = [
    101: "Switching Protocols", 200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 431: "Request Header Fields Too Large",
  ]
}
#endif
