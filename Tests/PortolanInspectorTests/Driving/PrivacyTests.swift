#if DEBUG && Inspector
import Foundation
import Portolan
import PortolanLinks
import Testing

@testable import PortolanInspector

@MainActor
@Suite("No value of a route leaves the app through the inspector unless the route allows that")
struct PrivacyTests {
  private enum Vault: NavigationRoute {
    case home, door(code: String), sign(text: String)

    var isLoggable: Bool { if case .sign = self { true } else { false } }
  }

  /// A route whose own description has no values.
  private enum Diary: NavigationRoute, CustomStringConvertible {
    case page(secret: String)

    var description: String { "page" }
  }

  private struct DiaryMap: NavigationMap {
    let samples: [Diary] = [.page(secret: "hunter2")]

    func destination(for route: Diary) -> RouteDestination<Diary> { .screenInStack(.root) }
  }

  private struct VaultMap: NavigationMap {
    let samples: [Vault] = [.home, .door(code: "hunter2"), .sign(text: "welcome")]

    func destination(for route: Vault) -> RouteDestination<Vault> {
      switch route {
      case .home: return .screenInStack(.root)
      case .door, .sign: return .screen(.pushed(onto: .home))
      }
    }
  }

  private let links = LinkTable<Vault>(schemes: ["vault"]) {
    LinkPattern("/home", .home)
    LinkPattern("/door/{code}", Vault.door) { if case .door(let code) = $0 { code } else { nil } }
    LinkPattern("/sign/{text}", Vault.sign) { if case .sign(let text) = $0 { text } else { nil } }
  }

  @Test func `hidden in everything that is told, shown where it may be`() async throws {
    let phone = TestPhone()
    let inspector = Inspector(phone)
    let navigator = Navigator(VaultMap(), links: links)
    inspector.inspect(navigator.scene)
    let guest = inspector.makeGuest()
    let messages: [ClientMessage] = [
      .hello(version: 1), .open(link: "vault://door/hunter2"),
      .preview(link: "vault://door/hunter2"), .show(screen: 1, values: nil, way: .chain),
      .show(screen: 1, values: #"{"door":{"code":"hunter2"}}"#, way: .chain),
      .show(screen: 1, values: #"{"door":{"code":["hunter2"]}}"#, way: .chain),
      .show(screen: 2, values: nil, way: .chain),
      .back, .export,
    ]
    var told: [ServerMessage] = []
    for message in messages {
      let json = try JSONEncoder().encode(message)
      #expect(guest.hear(String(decoding: json, as: UTF8.self)))
      told += await guest.outbox.all()
    }
    // The link itself is what the page has just said.
    let texts = try told.map { message -> String in
      if case .preview(_, let outlook) = message {
        return String(decoding: try JSONEncoder().encode(outlook), as: UTF8.self)
      }
      return String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
    }
    #expect(texts.count > messages.count)
    for text in texts { #expect(!text.contains("hunter2"), "\(text)") }
    #expect(texts.contains { $0.contains("welcome") })
    #expect(texts.contains { $0.contains(#"{\"door\":{\"code\":null}}"#) }, "a form to fill in")
    guard case .welcome(_, let app)? = told.first else { return #expect(told.isEmpty) }
    #expect(
      app.modules.flatMap(\.screens).map(\.link) == [
        "vault://home", "vault://door/{code}", "vault://sign/welcome",
      ])
  }

  @Test func `a route's own description does not show its values`() {
    let links = LinkTable<Diary>(schemes: ["diary"]) {
      LinkPattern("/{secret}", Diary.page) {
        if case .page(let secret) = $0 { secret } else { nil }
      }
    }
    let navigator = Navigator(DiaryMap(), links: links)
    let app = AppFacts(TestPhone(), navigator.scene, alone: nil, .thisComputer)
    #expect(app.modules.flatMap(\.screens).map(\.link) == ["diary://{secret}"])
  }
}
#endif
