import Foundation
import Portolan
import PortolanTesting
import Testing

private typealias Shop = Pages.Shop

@MainActor @Suite("The app shows its user the failures that concern the user", .serialized)
struct ShowingErrorsTests {
  private let session = Pages.Session()

  private func navigator(logging log: @escaping (Diagnostic) -> Void = { _ in }) -> Navigator<Shop>
  {
    let navigator = Pages.navigator(session: session)
    // README begin failures
    let scene = navigator.scene
    scene.onFailure = { [weak scene] error, site in
      if let scene, let notice = error.notice {
        Navigator<Shop>(scene).show(.notice(notice))
      } else {
        log(error.diagnostic)
      }
    }
    // README end
    navigator.show(.main)
    return navigator
  }

  private func texts(
    after request: (Navigator<Shop>) -> Void, _ framework: Framework
  ) async throws -> [String] {
    let navigator = navigator()
    let stage = framework.stage(navigator)
    try await stage.settle()
    request(navigator)
    try await stage.settle()
    let texts = stage.texts
    try await stage.tap("OK")
    #expect(stage.picture == "main[*(products) | search…]")
    #expect(stage.faults.isEmpty)
    return texts
  }

  private func link(_ path: String) throws -> URL { try #require(URL(string: "shop://\(path)")) }

  @Test(arguments: Framework.allCases) func refused(framework: Framework) async throws {
    let texts = try await texts(after: { $0.show(.club) }, framework)
    #expect(texts.contains("This page is for members."))
  }

  @Test(arguments: Framework.allCases) func guardIsOffline(framework: Framework) async throws {
    session.state = .unreachable
    let texts = try await texts(after: { $0.show(.club) }, framework)
    #expect(texts.contains("There is no connection."))
  }

  @Test(arguments: ["remote/lamp", "named/chair", "nothing"], Framework.allCases)
  func linkLeadsNowhere(path: String, framework: Framework) async throws {
    let link = try link(path)
    let texts = try await texts(after: { $0.open(link) }, framework)
    let isOffline = path == "remote/lamp"
    #expect(texts.contains(isOffline ? "There is no connection." : "This page does not exist."))
  }

  @Test("a mistake in the app is logged, and a person reads nothing", arguments: Framework.allCases)
  func mistake(framework: Framework) async throws {
    var logged: [Diagnostic] = []
    let navigator = navigator { logged.append($0) }
    let stage = framework.stage(navigator)
    try await stage.settle()
    navigator.close(.bag)
    navigator.show(.club).cancel()
    try await stage.settle()
    #expect(logged.map(\.code) == ["NAV102"])
    #expect(stage.picture == "main[*(products) | search…]")
  }

  @Test("a failure that code awaits does not come as an alert", arguments: Framework.allCases)
  func awaited(framework: Framework) async throws {
    let navigator = navigator()
    let stage = framework.stage(navigator)
    let page = ClubButton(navigator: navigator)
    try await stage.settle { await page.tapped() }
    let error = await #expect(throws: NavigationError.self) {
      try await stage.settle { try await navigator.navigate(to: .club) }
    }
    if case .refused(let rule, _) = error { #expect(rule.text == "member") }
    #expect(page.notice == .notAllowed)
    #expect(stage.picture == "main[*(products) | search…]")
  }

  @Test("each error has a notice, or is for the developer") func grouped() {
    let label = AnyRoute(Shop.club).label
    let person: [(NavigationError, Notice)] = [
      (.refused(by: label, reason: ""), .notAllowed), (.guardTimedOut(guard: label), .offline),
      (.notInThisMap(route: label), .missing),
      (.linkNotAllowed(route: label, from: .notification), .missing),
      (.inTransaction(error: .refused(by: label, reason: ""), step: 1), .notAllowed),
    ]
    for (error, notice) in person { #expect(error.notice == notice) }
    let others: [NavigationError] = [
      .cancelled, .superseded(by: nil), .stays(screen: label), .sceneGone, .noStack(for: label),
      .notOpen(route: label), .screenDisagreed, .expired,
      .guardFailed(guard: label, error: "Other"),
    ]
    for error in others { #expect(error.notice == nil) }
  }
}

@MainActor private final class ClubButton {
  let navigator: Navigator<Shop>
  var notice: Notice?
  init(navigator: Navigator<Shop>) { self.navigator = navigator }

  // README begin awaited
  func tapped() async {
    do { try await navigator.navigate(to: .club) } catch { notice = error.notice }
  }
  // README end
}
