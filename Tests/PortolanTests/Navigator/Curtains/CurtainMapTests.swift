import Foundation
import PortolanLinks
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A map says which routes are curtains, and its check finds routes that cannot be one")
struct CurtainMapTests {
  @Test func `a map with curtains and screens on them has no problems`() {
    #expect(StrongroomMap().problems == [])
  }

  @Test func `a curtain has no guards`() {
    #expect(GuardedMap().problems.map(\.code).contains("NAV125"))
  }

  @Test func `nor does what comes along with it`() async throws {
    #expect(BringingMap().problems.map(\.code).contains("NAV125"))
    let keeper = StrongroomKeeper()
    let navigator = Navigator(BringingMap(), guards: keeper, clock: TestClock())
    await #expect(throws: NavigationError.guardedCurtain(route: AnyRoute(Strongroom.lock).label)) {
      try await navigator.navigate(to: .lock)
    }
    #expect(navigator.scene.curtains?.all.isEmpty == true)
  }

  @Test func `a curtain with screens of another feature is for the app's check`() {
    #expect(BorrowingMap().problems == [])
  }

  @Test func `who waits no longer for the guards of a curtain's screens goes on`() async throws {
    let keeper = StrongroomKeeper()
    let navigator = Navigator(StrongroomMap(), guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .lock)
    let curtain = try #require(navigator.scene.curtains?.all.first)
    let lock = try #require(curtain.tree.allContexts(in: curtain).first)
    try await lock.navigator?.push(.cards).arrival()
    let gate = Gate()
    keeper.gates[.session] = gate
    let revalidation = Task { await navigator.revalidate() }
    await eventually { gate.isAwaited }
    revalidation.cancel()
    await revalidation.value
    #expect(gate.isAwaited)
    gate.open()
  }

  @Test func `the scene asks for no curtain of a map, and for what is made one`()
    async throws
  {
    let keeper = StrongroomKeeper()
    let navigator = asking(keeper)
    try await navigator.navigate(to: .main)
    keeper.verdicts[.current] = .deny("old")
    try await navigator.push(.update).arrival()
    try await navigator.close(.update).arrival()
    await #expect(throws: NavigationError.guardedCurtain(route: AnyRoute(Strongroom.signIn).label))
    {
      try await navigator.navigate(to: .signIn, placed: .curtain)
    }
    #expect(navigator.scene.curtains?.all.isEmpty == true)
  }

  @Test func `what is shown in it is asked for as elsewhere, and again`() async throws {
    let keeper = StrongroomKeeper()
    let navigator = asking(keeper)
    try await navigator.navigate(to: .lock)
    let curtain = try #require(navigator.scene.curtains?.all.first)
    let lock = try #require(curtain.tree.allContexts(in: curtain).first)
    let own = try #require(lock.navigator)
    keeper.verdicts[.current] = .deny("old")
    await #expect(throws: NavigationError.self) { try await own.push(.cards).arrival() }
    keeper.verdicts[.current] = .allow
    try await own.push(.cards).arrival()
    #expect(curtain.tree.picture == "(lock › cards)" && keeper.asked.contains(.session))
    keeper.verdicts[.session] = .deny("signed out")
    await navigator.revalidate()
    #expect(curtain.tree.picture == "(lock)")
  }

  @Test func `and none is asked that the scene asks on every request`() async throws {
    let keeper = StrongroomKeeper()
    let navigator = asking(keeper)
    try await navigator.navigate(to: .lock)
    #expect(keeper.asked.isEmpty)
    try await navigator.navigate(to: .main)
    #expect(keeper.asked == [.current])
  }

  @Test func `nor again, when all that is shown is asked for`() async throws {
    let keeper = StrongroomKeeper()
    let navigator = asking(keeper)
    try await navigator.navigate(to: .lock)
    keeper.verdicts[.current] = .deny("old")
    await navigator.revalidate()
    #expect(navigator.scene.curtains?.all.count == 1)
  }

  @Test(arguments: [true, false])
  func `another map gives it a guard, whose no does not open the lock`(isOfMember: Bool)
    async throws
  {
    let keeper = StrongroomKeeper()
    let lock: any NavigationMap<Strongroom> = isOfMember ? FreeMap() : StrongroomMap()
    let navigator = Navigator(lock, guards: keeper, clock: TestClock())
    var diagnosed: [String] = []
    navigator.scene.onEvent = { if case .diagnosed(let it) = $0 { diagnosed.append(it.code) } }
    try await navigator.navigate(to: .main)
    try await navigator.navigate(to: .lock)
    let new: any NavigationMap<Strongroom> = isOfMember ? BringingMap() : GuardedMap()
    try await navigator.scene.adopt(new).arrival()
    keeper.verdicts[.session] = .deny("signed out")
    await navigator.revalidate()
    let curtain = try #require(navigator.scene.curtains?.all.first)
    #expect(curtain.tree.picture == (isOfMember ? "lock[*(cards)]" : "(lock)"))
    #expect(diagnosed.contains("NAV125"))
    try await navigator.close(.lock).arrival()
    #expect(navigator.scene.curtains?.all.isEmpty == true)
  }

  @Test func `what has guards cannot be made one by who asks`() async throws {
    let navigator = Navigator(StrongroomMap(), guards: StrongroomKeeper(), clock: TestClock())
    await #expect(throws: NavigationError.guardedCurtain(route: AnyRoute(Strongroom.cards).label)) {
      try await navigator.navigate(to: .cards, placed: .curtain)
    }
    try await navigator.navigate(to: .signIn, placed: .curtain)
    try await navigator.close(.signIn).arrival()
  }

  @Test func `one plan does not change both sides`() async throws {
    let navigator = Navigator(StrongroomMap(), guards: StrongroomKeeper(), clock: TestClock())
    try await navigator.navigate(to: .main)
    await #expect(
      throws: NavigationError.inTransaction(
        error: .otherSideOfCurtain(route: AnyRoute(Strongroom.lock).label), step: 1)
    ) {
      try await navigator.transaction { $0.show(.lock) }.arrival()
    }
    await #expect(
      throws: NavigationError.otherSideOfCurtain(route: AnyRoute(Strongroom.lock).label)
    ) {
      try await navigator.navigate(to: .code)
    }
  }

  @Test func `a link whose target is looked up does not cross over either`() async throws {
    let links = LinkTable<Strongroom>(schemes: ["bank"]) {
      LinkPattern("/{word}") { (_: String) async -> Strongroom in .lock }
    }
    let navigator = Navigator(
      StrongroomMap(), guards: StrongroomKeeper(), links: links, clock: TestClock())
    try await navigator.navigate(to: .main)
    let link = navigator.open(try #require(URL(string: "bank://lock")))
    await #expect(
      throws: NavigationError.otherSideOfCurtain(route: AnyRoute(Strongroom.lock).label)
    ) {
      try await link.arrival()
    }
  }
}

private struct GuardedMap: NavigationMap {
  func destination(for route: Strongroom) -> RouteDestination<Strongroom> {
    route == .lock
      ? .screenInStack(.curtain, guards: [.session]) : StrongroomMap().destination(for: route)
  }

  var samples: [Strongroom] { StrongroomMap().samples }
}

/// A navigator whose scene asks for every route.
@MainActor private func asking(_ keeper: StrongroomKeeper) -> Navigator<Strongroom> {
  Navigator(
    StrongroomMap(), guards: keeper, sceneGuards: { _ in [.current] }, clock: TestClock())
}

extension NavigationTree {
  @MainActor fileprivate func allContexts(
    in scene: SceneNavigator
  ) -> [ScreenContext<Strongroom>] {
    frontFirst.compactMap { ScreenContext(node: $0, in: scene) }
  }
}

/// A curtain that lists another feature's screen.
private struct BorrowingMap: NavigationMap {
  func destination(for route: Strongroom) -> RouteDestination<Strongroom> {
    route == .lock
      ? .tabs([Ward.left] as [any NavigationRoute], .curtain)
      : StrongroomMap().destination(for: route)
  }

  var samples: [Strongroom] { [.main, .lock] }
}

/// A curtain that brings a screen along, which has no guard.
private struct FreeMap: NavigationMap {
  func destination(for route: Strongroom) -> RouteDestination<Strongroom> {
    route == .cards
      ? .screenInStack(.member(of: .lock)) : BringingMap().destination(for: route)
  }

  var samples: [Strongroom] { BringingMap().samples }
}

/// A curtain that brings a guarded screen along.
private struct BringingMap: NavigationMap {
  func destination(for route: Strongroom) -> RouteDestination<Strongroom> {
    switch route {
    case .lock: return .tabs([.cards], .curtain)
    case .cards: return .screenInStack(.member(of: .lock), guards: [.session])
    default: return StrongroomMap().destination(for: route)
    }
  }

  var samples: [Strongroom] { [.main, .accounts, .lock, .cards] }
}
