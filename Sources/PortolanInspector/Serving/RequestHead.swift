#if DEBUG && Inspector
import Foundation

/// The head of a request: its first line and its headers.
struct RequestHead: Sendable {
  /// Longer heads are refused unread, in bytes; browsers send the cookies of all ports.
  static let limit = 32_768

  let method: String
  let path: String
  /// The token in the address.
  let token: String?
  /// The headers by their names in lower case; of two with one name, the first.
  let headers: [String: String]

  /// Reads the lines before the empty one; nil when they are not a request.
  init?(_ lines: Data) {
    var lines = String(decoding: lines, as: UTF8.self).split(separator: "\r\n")[...]
    let words = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false)
    guard let words, words.count == 3, words[2].hasPrefix("HTTP/1."),
      let target = URLComponents(string: String(words[1]))
    else { return nil }
    method = String(words[0])
    path = target.percentEncodedPath
    token = target.queryItems?.first { $0.name == "token" }?.value
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon].lowercased()
      if headers[name] == nil {
        headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
    }
    self.headers = headers
  }
}
#endif
