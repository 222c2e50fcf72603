import Testing

@testable import Portolan
@testable import PortolanFixtures

private enum Flat: NavigationRoute {
  case splash, main, letters, bills, card, signIn, help

  enum Guard: Hashable, Sendable { case signedIn }
}

private struct FlatMap: NavigationMap {
  /// Whether signing in is a part of the app, and not a sheet.
  let isPart: Bool

  func destination(for route: Flat) -> RouteDestination<Flat> {
    switch route {
    case .splash: return .screen(.root, isPassing: true)
    case .main: return .tabs([.letters, .bills], .root)
    case .letters: return .screenInStack(.member(of: .main))
    case .bills: return .screenInStack(.member(of: .main), guards: [.signedIn])
    case .signIn: return isPart ? .screen(.root) : .screenInStack(.presented(.sheet))
    case .card: return .screenInStack(.presented(.sheet), guards: [.signedIn])
    case .help: return .screenInStack(.presented(.sheet))
    }
  }
}

@MainActor private final class FlatKeeper: GuardKeeper {
  var verdict = Verdict<Flat>.detour(to: .signIn)
  let gate = Gate()
  var isSlow = false

  func verdict(on rule: Flat.Guard) async -> Verdict<Flat> {
    if isSlow { await gate.wait() }
    return verdict
  }
}

@MainActor
@Suite(
  "A finished sign-in shows the screen of the parked request, or the given route if none waits")
struct ProceedTests {
  private let keeper = FlatKeeper()
  private let host = RecordingHost()

  private func flat(isPart: Bool, _ routes: Flat...) async throws -> Navigator<Flat> {
    let navigator = Navigator(FlatMap(isPart: isPart), guards: keeper, clock: TestClock())
    navigator.scene.attach(host)
    for route in routes { try await navigator.navigate(to: route) }
    return navigator
  }

  /// The bills are asked for, and wait for the sign-in.
  private func waiting(isPart: Bool) async throws -> (Navigator<Flat>, NavigationRequest) {
    let navigator = try await flat(isPart: isPart, .main, .help)
    try await navigator.dismiss().arrival()
    let request = navigator.show(.bills)
    await eventually { navigator.tree.picture.contains("signIn") && !navigator.scene.isBusy }
    return (navigator, request)
  }

  private func commits(
    of navigator: Navigator<Flat>, _ body: () async throws -> Void
  ) async throws -> Int {
    var count = 0
    navigator.scene.onEvent = { event in
      if case .committed(let change) = event, change.from != change.to { count += 1 }
    }
    try await body()
    return count
  }

  @Test(arguments: [false, true])
  func `what waits comes in the same change`(isPart: Bool) async throws {
    let (navigator, request) = try await waiting(isPart: isPart)
    keeper.verdict = .allow
    let count = try await commits(of: navigator) {
      let end = navigator.proceed(to: .main)
      for arrival in [try await request.arrival(), try await end.arrival()] {
        #expect(arrival.route == AnyRoute(Flat.bills))
      }
    }
    #expect(count == 1)
    let letters = isPart ? "letters…" : "(letters)"
    #expect(navigator.tree.picture == "main[\(letters) | *(bills)]")
    #expect(host.screen == ScreenModel(showing: navigator.tree))
  }

  @Test func `of two that wait the older comes in the same change, and then the newer`()
    async throws
  {
    let (navigator, older) = try await waiting(isPart: false)
    let newer = navigator.show(.card)
    await eventually { navigator.scene.parked.count == 2 }
    keeper.verdict = .allow
    var shown: [String] = []
    navigator.scene.onEvent = { event in
      if case .committed(let change) = event, change.from != change.to {
        shown.append(change.to.picture)
      }
    }
    navigator.proceed(to: .main)
    for request in [older, newer] { try await request.arrival() }
    let bills = "main[(letters) | *(bills)]"
    #expect(shown == [bills, bills + " ⇧ sheet (card)"])
  }

  @Test(arguments: [false, true])
  func `nothing waits`(isPart: Bool) async throws {
    let navigator = try await flat(isPart: isPart, .main, .signIn)
    let arrival = try await navigator.proceed(to: .main).arrival()
    #expect(arrival.route == AnyRoute(Flat.main))
    #expect(navigator.tree.picture == "main[*(letters) | bills…]")
  }

  @Test(arguments: [false, true])
  func `what waits is refused: it is shown where it says`(isPart: Bool) async throws {
    let (navigator, request) = try await waiting(isPart: isPart)
    keeper.verdict = .deny("no")
    let arrival = try await navigator.proceed(to: .main).arrival()
    #expect(arrival.route == AnyRoute(Flat.main))
    #expect(request.outcome != nil)
    #expect(navigator.tree.picture == "main[*(letters) | bills…]")
  }

  @Test func `what waits wants the sign-in once more: it is shown where it says, and refused`()
    async throws
  {
    let (navigator, request) = try await waiting(isPart: false)
    try await navigator.proceed(to: .main).arrival()
    await eventually { request.outcome != nil }
    #expect(navigator.tree.picture == "main[*(letters) | bills…]")
  }

  @Test func `nothing changes while the guards of what waits are asked`() async throws {
    let (navigator, request) = try await waiting(isPart: false)
    keeper.verdict = .allow
    keeper.isSlow = true
    navigator.proceed(to: .main)
    await eventually { keeper.gate.isAwaited }
    #expect(navigator.tree.picture.contains("signIn"))
    keeper.gate.open()
    try await request.arrival()
    #expect(navigator.tree.picture == "main[(letters) | *(bills)]")
  }

  @Test func `at launch, a link that came too early`() async throws {
    let navigator = try await flat(isPart: true, .splash)
    let link = navigator.scene.submit(
      .show(AnyRoute(Flat.help)), origin: .link, site: CallSite(named: "link"))
    #expect(navigator.scene.parked.count == 1)
    let count = try await commits(of: navigator) {
      _ = try await navigator.proceed(to: .main).arrival()
      _ = try await link.arrival()
    }
    #expect(navigator.tree.picture == "main[*(letters) | bills…] ⇧ sheet (help)" && count == 1)
  }

  @Test func `the screen that ends its part is not asked, and it names that part`() async throws {
    let (navigator, request) = try await waiting(isPart: false)
    let node = try #require(navigator.tree.visiblePath.last)
    let screen = try #require(ScreenContext<Flat>(node: node, in: navigator.scene))
    screen.askBeforeLeaving { .stay }
    keeper.verdict = .allow
    try await navigator.navigate(to: .help)
    let end = screen.proceed(to: .main)
    try await end.arrival()
    try await request.arrival()
    #expect(navigator.tree.picture == "main[(letters) | *(bills)]")
    #expect(screen.proceed(to: .main).outcome == .failure(.gone))
  }
}
