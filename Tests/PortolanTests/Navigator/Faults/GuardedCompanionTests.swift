import Testing

@testable import Portolan
@testable import PortolanFixtures

private enum Mail: NavigationRoute {
  case mail, folders, empty

  enum Guard: Hashable, Sendable { case signedIn }
}

private struct MailMap: NavigationMap {
  /// Where the guard stands.
  enum Guarded: CaseIterable, Sendable { case scene, split }

  let guarded: Guarded

  func destination(for route: Mail) -> RouteDestination<Mail> {
    switch route {
    case .mail:
      return .split(
        primary: .folders, secondary: .empty, .root, guards: guarded == .split ? [.signedIn] : [])
    case .folders, .empty: return .screenInStack(.member(of: .mail))
    }
  }
}

private struct Yes: GuardKeeper {
  func verdict(on rule: Mail.Guard) async -> Verdict<Mail> { .allow }
}

@MainActor
@Suite("A split builds both columns after the guards of its scene or of the split allow them")
struct GuardedCompanionTests {
  @Test(arguments: MailMap.Guarded.allCases)
  fileprivate func `both columns are filled`(guarded: MailMap.Guarded) async throws {
    let navigator = Navigator(
      MailMap(guarded: guarded), guards: Yes(),
      sceneGuards: { _ in guarded == .scene ? [.signedIn] : [] }, clock: TestClock())
    try await navigator.navigate(to: .mail)
    #expect(navigator.tree.picture == "mail{*(folders) | (empty)}")
  }
}
