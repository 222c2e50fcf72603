import Testing

@testable import Portolan
@testable import PortolanFixtures

private enum Club: NavigationRoute {
  case hall, desk

  enum Guard: Hashable, Sendable { case isMember }
}

/// A map whose reception desk stands on the hall, which only members may enter.
private struct ClubMap: NavigationMap {
  func destination(for route: Club) -> RouteDestination<Club> {
    switch route {
    case .hall: return .screenInStack(.root, guards: [.isMember])
    case .desk: return .screen(.pushed(onto: .hall))
    }
  }
}

private struct Doorman: GuardKeeper {
  func verdict(on rule: Club.Guard) async -> Verdict<Club> { .redirect(to: .desk) }
}

@MainActor
@Suite(
  "A redirect onto a screen that the same guard forbids gives its own error, not a cycle error")
struct GuardedGroundTests {
  @Test func `also when the guard is that of a destination`() async {
    let navigator = Navigator(ClubMap(), guards: Doorman(), clock: TestClock())
    let error = await #expect(throws: NavigationError.self) {
      try await navigator.navigate(to: .hall)
    }
    #expect(error?.diagnostic.code == "NAV120" && navigator.tree.layers.isEmpty)
  }
}
