import Testing

@testable import Portolan
@testable import PortolanFixtures

private enum Safe: NavigationRoute {
  case main, payment, lock, signIn

  enum Guard: Hashable, Sendable { case unlocked }
}

private struct SafeMap: NavigationMap {
  func destination(for route: Safe) -> RouteDestination<Safe> {
    switch route {
    case .main: return .screenInStack(.root)
    case .payment: return .screenInStack(.presented(.sheet))
    case .lock: return .screen(.presented(.fullScreen.notDismissable))
    case .signIn: return .screenInStack(.presented(.sheet), guards: [.unlocked])
    }
  }
}

@MainActor private final class SafeKeeper: GuardKeeper {
  var isLocked = false

  func verdict(on rule: Safe.Guard) async -> Verdict<Safe> {
    isLocked ? .detour(to: .lock) : .allow
  }
}

@MainActor @Suite("When a session expires under a lock screen, the sign-in appears after unlocking")
struct LockRaceTests {
  @Test(arguments: [false, true])
  func `unlocked in the same turn or later`(isLater: Bool) async throws {
    let keeper = SafeKeeper()
    let navigator = Navigator(SafeMap(), guards: keeper, clock: TestClock())
    for route in [Safe.main, .payment, .lock] { try await navigator.navigate(to: route) }
    let node = try #require(navigator.tree.visiblePath.last)
    let lock = try #require(ScreenContext<Safe>(node: node, in: navigator.scene))
    keeper.isLocked = true
    navigator.show(.signIn)
    if isLater { await settle() }
    keeper.isLocked = false
    lock.close()
    await settle()
    #expect(navigator.tree.picture == "(main) ⇧ sheet (payment) ⇧ sheet (signIn)")
  }
}
