#if DEBUG && Inspector
import Testing

@testable import PortolanInspector

@Suite("The inspector's server accepts only pages that send its token to one of its own addresses")
struct DoorTests {
  private let door = Door(token: "abc", port: 8_080)
  private let host = "127.0.0.1:8080"

  private func status(_ change: (inout Door.Caller) -> Void) -> Int {
    var caller = Door.Caller(token: "abc", host: host)
    change(&caller)
    switch door.verdict(on: caller) {
    case .enter: return 200
    case .refuse(let status, let sentence):
      #expect(sentence.hasSuffix(".") || sentence.hasSuffix(".\n"))
      return status
    }
  }

  @Test func `the token in the address becomes a cookie for this port`() {
    #expect(
      door.verdict(on: Door.Caller(token: "abc", host: host))
        == .enter(cookie: "portolan-8080=abc; HttpOnly; SameSite=Strict; Path=/"))
  }

  @Test(arguments: ["portolan-8080=abc", "other=1; portolan-8080=abc", "portolan-8080=abc; x=y"])
  func `the cookie is enough`(cookies: String) {
    let caller = Door.Caller(cookies: cookies, host: host)
    #expect(door.verdict(on: caller) == .enter(cookie: nil))
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "[::1]:8080"])
  func `each name of this computer will do`(host: String) {
    #expect(status { $0.host = host } == 200)
    #expect(status { ($0.host, $0.origin) = (host, "http://\(host)") } == 200)
  }

  @Test(arguments: [nil, "", "ab", "abd", "abcd", "ABC"])
  func `no token and a wrong one`(token: String?) {
    #expect(status { $0.token = token } == 403)
  }

  @Test func `a wrong token counts, whatever the cookie says`() {
    #expect(status { ($0.token, $0.cookies) = ("wrong", "portolan-8080=abc") } == 403)
  }

  @Test(arguments: ["portolan-8081=abc", "portolan-8080=ab", "portolan-8080", "abc", ""])
  func `a cookie of another app or run`(cookies: String) {
    #expect(status { ($0.token, $0.cookies) = (nil, cookies) } == 403)
  }

  @Test(arguments: [nil, "evil.example:8080", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8080.evil"])
  func `another name that leads here`(host: String?) {
    #expect(status { $0.host = host } == 403)
  }

  @Test(arguments: [
    "http://evil.example", "null", "https://127.0.0.1:8080", "http://localhost:8080",
    "http://127.0.0.1:8081",
  ])
  func `a page of another site`(origin: String) {
    #expect(status { $0.origin = origin } == 403)
  }

  @Test func `on the network by its name there, too`() {
    let open = Door(token: "abc", port: 8_080, .network(host: "mac.local"))
    #expect(open.address?.absoluteString == "http://mac.local:8080/?token=abc")
    for (host, isRight) in [("mac.local:8080", true), (host, true), ("evil.example:8080", false)] {
      let verdict = open.verdict(on: Door.Caller(token: "abc", host: host))
      if case .enter = verdict { #expect(isRight) } else { #expect(!isRight) }
    }
  }

  @Test(arguments: ["POST", "PUT", "OPTIONS", "HEAD"])
  func `other methods`(method: String) {
    #expect(status { $0.method = method } == 405)
  }

  @Test func `tokens are long and never the same`() {
    let tokens = (0..<100).map { _ in Door.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
  }
}
#endif
