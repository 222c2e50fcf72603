import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

/// An app whose sign-in has two screens, under a guard for everything.
private enum Club: NavigationRoute {
  case home, news, account, history, signIn, forgotten(Int), terms

  enum Guard: Hashable, Sendable { case signedIn, agreed }
}

private struct ClubMap: NavigationMap {
  func destination(for route: Club) -> RouteDestination<Club> {
    switch route {
    case .home: return .screenInStack(.root)
    case .news: return .screen(.pushed(onto: .home))
    case .account: return .screenInStack(.presented(.sheet))
    case .history: return .screen(.pushed(.inVisibleStack))
    case .signIn: return .screenInStack(.presented(.sheet))
    case .forgotten(1): return .screen(.pushed(onto: .signIn))
    case .forgotten(let number): return .screen(.pushed(onto: .forgotten(number - 1)))
    case .terms: return .screenInStack(.root)
    }
  }
}

@MainActor private final class ClubKeeper: GuardKeeper {
  var signedIn = Verdict<Club>.allow
  var agreed = Verdict<Club>.allow
  var asked: [Club.Guard] = []

  func verdict(on rule: Club.Guard) async -> Verdict<Club> {
    asked.append(rule)
    return rule == .signedIn ? signedIn : agreed
  }
}

@MainActor
@Suite(
  "A scene's guard that detours to the sign-in does not guard the sign-in itself (bug-reports F3)")
struct SignInTests {
  private let keeper = ClubKeeper()
  private let scene: SceneNavigator
  private var navigator: Navigator<Club> { scene.of(Club.self) }
  private let codes = Codes()

  private final class Codes {
    var all: [String] = []
  }

  init() throws {
    scene = try Self.scene(keeper) { $0.as() == Club.home ? [] : [.signedIn, .agreed] }
    scene.onEvent = { [codes] in if case .diagnosed(let told) = $0 { codes.all.append(told.code) } }
  }

  private static func scene(
    _ keeper: ClubKeeper, _ guards: @escaping @Sendable (AnyRoute) -> [Club.Guard]
  ) throws -> SceneNavigator {
    try SceneNavigator(
      NavigationFeature(ClubMap(), guards: keeper), guards: SceneGuards(keeper, of: guards),
      clock: TestClock())
  }

  private func home(then signedIn: Verdict<Club>) async throws {
    try await navigator.navigate(to: .home)
    keeper.signedIn = signedIn
    keeper.asked = []
  }

  nonisolated private static let leads = [
    Verdict<Club>.detour(to: Club.signIn), .redirect(to: Club.signIn),
  ]

  @Test(arguments: leads) fileprivate func `asked for directly it is shown`(verdict: Verdict<Club>)
    async throws
  {
    try await home(then: verdict)
    let arrival = try await navigator.navigate(to: .signIn)
    #expect(arrival.route == AnyRoute(Club.signIn) && scene.parked.isEmpty)
    #expect(scene.tree.picture == "(home) ⇧ sheet (signIn)")
    try await navigator.navigate(to: .signIn)
    await scene.revalidate()
    #expect(scene.tree.picture.hasSuffix("⇧ sheet (signIn)"))
    #expect(codes.all.isEmpty)
  }

  @Test(arguments: leads)
  fileprivate func `so it is when two guards lead there`(verdict: Verdict<Club>) async throws {
    try await home(then: verdict)
    keeper.agreed = .redirect(to: .signIn)
    try await navigator.navigate(to: .signIn)
    #expect(scene.tree.picture == "(home) ⇧ sheet (signIn)")
  }

  @Test func `its second screen is shown, in it and from outside`() async throws {
    try await home(then: .detour(to: .signIn))
    try await navigator.navigate(to: .forgotten(2))
    #expect(scene.tree.picture == "(home) ⇧ sheet (signIn › forgotten(1) › forgotten(2))")
    await scene.revalidate()
    #expect(scene.tree.picture == "(home) ⇧ sheet (signIn › forgotten(1) › forgotten(2))")
    try await navigator.dismiss().arrival()
    let news = navigator.show(.news)
    await eventually { scene.parked.count == 1 && scene.tree.picture.hasSuffix("(signIn)") }
    let node = try #require(scene.tree.visiblePath.last)
    let signIn = try #require(ScreenContext<Club>(node: node, in: scene))
    try await signIn.push(.forgotten(1)).arrival()
    #expect(scene.tree.picture == "(home) ⇧ sheet (signIn › forgotten(1))")
    keeper.signedIn = .allow
    signIn.close()
    try await news.arrival()
    #expect(scene.tree.picture == "(home › news)" && codes.all.isEmpty)
  }

  @Test func `what does not belong to it is asked for, and that it waits in vain is said`()
    async throws
  {
    try await home(then: .detour(to: .signIn))
    try await navigator.navigate(to: .signIn)
    let history = navigator.push(.history)
    await eventually { scene.parked.count == 1 }
    #expect(history.state == .parked && codes.all == ["NAV153"])
    #expect(scene.tree.picture == "(home) ⇧ sheet (signIn)")
    // Until the detour has come, a newer request would end it.
    await eventually { !scene.isBusy }
    let account = navigator.show(.account)
    await eventually { scene.parked.count == 2 }
    #expect(account.state == .parked && codes.all == ["NAV153"], "it waits for the sign-in's end")
  }

  @Test func `a redirect to what a screen stands on does not let that in`() async throws {
    try await home(then: .redirect(to: .home))
    let arrival = try await navigator.navigate(to: .news)
    #expect(arrival.route == AnyRoute(Club.home) && scene.tree.picture == "(home)")
  }

  @Test func `what the sign-in stands on is asked for`() async throws {
    let scene = try Self.scene(keeper) { _ in [.signedIn] }
    keeper.signedIn = .redirect(to: .news)
    let error = await #expect(throws: NavigationError.self) {
      try await scene.of(Club.self).navigate(to: .news)
    }
    #expect(error?.diagnostic.code == "NAV120" && scene.tree.layers.isEmpty)
    #expect(keeper.asked.count == 2)
  }

  @Test func `guards that lead to one another's screens end in a circle`() async throws {
    try await home(then: .detour(to: .terms))
    keeper.agreed = .detour(to: .signIn)
    let request = navigator.show(.signIn)
    await settle()
    await settle()
    #expect(request.outcome != nil || request.state == .parked)
    #expect(keeper.asked.count < 20)
  }
}
