#if DEBUG && Inspector
import Foundation

/// Decides which callers may enter: only with the token, and at the app's own address.
struct Door: Sendable {
  /// The parts of a request that decide about it.
  struct Caller: Sendable {
    var method = "GET"
    var token: String?
    var cookies: String?
    var host: String?
    var origin: String?
  }

  enum Verdict: Hashable, Sendable {
    /// The caller may enter; one with the token in the address gets it as a cookie.
    case enter(cookie: String?)
    /// The caller is refused, with a status and a sentence that says what to do.
    case refuse(Int, String)
  }

  let token: String
  let port: UInt16
  /// The names of this computer at which the page answers, the printed one first.
  private let hosts: [String]

  init(token: String, port: UInt16, _ reach: InspectorReach = .thisComputer) {
    self.token = token
    self.port = port
    let own = ["127.0.0.1", "localhost", "[::1]"]
    if case .network(let host) = reach { hosts = [host] + own } else { hosts = own }
  }

  /// The address of the page; nil when a host is not a name.
  var address: URL? { URL(string: "http://\(hosts[0]):\(port)/?token=\(token)") }

  /// A random token of 256 bits.
  static func makeToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  func verdict(on caller: Caller) -> Verdict {
    guard caller.method == "GET" else { return .refuse(405, "Only GET is answered here.") }
    // With DNS rebinding, a foreign name leads to this computer.
    guard let host = caller.host, authorities.contains(host) else {
      return .refuse(403, "This app answers only at http://\(authorities[0]).")
    }
    if let origin = caller.origin, origin != "http://\(host)" {
      return .refuse(403, "Another site's page may not talk to this app.")
    }
    if let token = caller.token {
      return isRight(token) ? .enter(cookie: cookie) : .refuse(403, Self.wrongToken)
    }
    let known = caller.cookies?.split(separator: ";").contains { cookie in
      let parts = cookie.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0] == name && isRight(String(parts[1]))
    }
    return known == true ? .enter(cookie: nil) : .refuse(403, Self.wrongToken)
  }

  static let wrongToken = """
    The token is missing or not that of this run. Open the address that the app has printed.
    """

  private var authorities: [String] { hosts.map { "\($0):\(port)" } }

  /// Cookies do not distinguish ports, so two apps on one computer need two names.
  private var name: String { "portolan-\(port)" }

  private var cookie: String { "\(name)=\(token); HttpOnly; SameSite=Strict; Path=/" }

  /// Compares all bytes, so that the time tells nothing about the token.
  private func isRight(_ other: String) -> Bool {
    let (one, two) = (Array(token.utf8), Array(other.utf8))
    guard one.count == two.count else { return false }
    return zip(one, two).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
#endif
