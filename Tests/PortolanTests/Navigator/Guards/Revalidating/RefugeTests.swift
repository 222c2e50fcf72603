import Testing

@testable import Portolan
@testable import PortolanFixtures

private enum Till: NavigationRoute {
  case main, lock, landing, signIn

  enum Guard: Hashable, Sendable { case signedIn, unlocked }
}

private struct TillMap: NavigationMap {
  var refuge: Till?

  func destination(for route: Till) -> RouteDestination<Till> {
    switch route {
    case .main: return .screenInStack(.root, guards: [.signedIn])
    case .landing: return .screen(.root)
    case .signIn:
      return .firstOf(
        .screenInStack(.presented(.sheet), guards: [.unlocked]),
        .screenInStack(.presented(.sheet, over: .landing), guards: [.unlocked]))
    case .lock: return .screen(.presented(.fullScreen.notDismissable))
    }
  }
}

/// Its refuge has no guards, but its first tab has.
private struct TillTabs: NavigationMap {
  var refuge: Till? { .landing }
  var samples: [Till] { [.landing, .main, .lock] }

  func destination(for route: Till) -> RouteDestination<Till> {
    switch route {
    case .landing: return .tabs([.main], .root)
    case .main: return .screenInStack(.member(of: .landing), guards: [.signedIn])
    case .lock, .signIn: return .screen(.root, guards: [.unlocked])
    }
  }
}

@MainActor private final class TillKeeper: GuardKeeper {
  var isSignedIn = true
  var isLocked = false
  var isLockedForGood = false
  var deniesAll = false

  func verdict(on rule: Till.Guard) async -> Verdict<Till> {
    if deniesAll { return .deny("no") }
    switch rule {
    case .signedIn: return isSignedIn ? .allow : .detour(to: .signIn)
    case .unlocked:
      if isLockedForGood { return .deny("locked") }
      return isLocked ? .detour(to: .lock) : .allow
    }
  }
}

@MainActor @Suite("The refuge or an empty screen appears when the guards allow no other screen")
struct RefugeTests {
  private let keeper = TillKeeper()

  /// All that is shown is refused, and so is what is to be shown instead.
  private func leaveNothing(
    _ map: TillMap, sceneGuards: [Till.Guard] = []
  ) async throws -> Navigator<Till> {
    let navigator = Navigator(
      map, guards: keeper, sceneGuards: { _ in sceneGuards }, clock: TestClock())
    try await navigator.navigate(to: .main)
    keeper.deniesAll = true
    await navigator.revalidate()
    return navigator
  }

  @Test func `where nothing may be shown, it is an empty screen`() async throws {
    let navigator = try await leaveNothing(TillMap())
    let front = try #require(navigator.tree.visiblePath.last)
    #expect(navigator.tree.route(of: front)?.isEmptyRefuge == true)
    #expect(navigator.tree.count == 1)
  }

  @Test func `or the part that the map names, for which the scene's guards are not asked`()
    async throws
  {
    let navigator = try await leaveNothing(
      TillMap(refuge: .landing), sceneGuards: [.unlocked])
    #expect(navigator.tree.picture == "landing")
    await navigator.revalidate()
    #expect(navigator.tree.picture == "landing")
  }

  @Test(arguments: [Till.main, .lock])
  private func `but no part with guards, and no layer`(refuge: Till) async throws {
    let map = TillMap(refuge: refuge)
    let navigator = try await leaveNothing(map)
    #expect(navigator.tree.visiblePath.count == 1)
    let route = navigator.tree.visiblePath.first.flatMap(navigator.tree.route)
    #expect(route?.isEmptyRefuge == true)
    #expect(map.problems.contains { $0.code == "NAV123" })
  }

  @Test func `nor a container that brings a member with guards along`() async throws {
    let tabs = TillTabs()
    #expect(tabs.problems.contains { $0.code == "NAV123" })
    let navigator = Navigator(tabs, guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .lock)
    keeper.deniesAll = true
    await navigator.revalidate()
    #expect(navigator.tree.picture == "empty")
  }

  @Test func `over it comes what a guard wants, when that is allowed`() async throws {
    let navigator = Navigator(TillMap(refuge: .landing), guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .main)
    keeper.isSignedIn = false
    await navigator.revalidate()
    await settle()
    #expect(navigator.tree.picture == "landing ⇧ sheet (signIn)")
  }

  @Test func `what a guard wanted and did not get is reported`() async throws {
    let navigator = Navigator(TillMap(refuge: .landing), guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .main)
    var failures: [NavigationError] = []
    navigator.scene.onFailure = { error, _ in failures.append(error) }
    keeper.isSignedIn = false
    keeper.isLockedForGood = true
    await navigator.revalidate()
    await settle()
    #expect(navigator.tree.picture == "landing")
    #expect(failures.map(\.diagnostic.code) == ["NAV030"])
  }

  @Test func `signed out while it is locked`() async throws {
    let navigator = Navigator(TillMap(), guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .main)
    try await navigator.navigate(to: .lock)
    keeper.isLocked = true
    keeper.isSignedIn = false
    await navigator.revalidate()
    await settle()
    #expect(navigator.tree.picture.hasSuffix("⇧ fullScreen (lock)"))
    #expect(navigator.scene.parked.map(\.target?.text) == ["signIn"])
  }

  @Test func `the session expires, and the password is asked for already`() async throws {
    let navigator = Navigator(TillMap(), guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .main)
    keeper.isSignedIn = false
    let signIn = try #require(await navigator.navigate(to: .signIn).node)
    await navigator.revalidate()
    await settle()
    #expect(navigator.tree.picture == "landing ⇧ sheet (signIn)")
    #expect(navigator.tree.contains(signIn))
  }
}
