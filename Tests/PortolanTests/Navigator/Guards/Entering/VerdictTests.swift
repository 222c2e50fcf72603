import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A guard's verdict decides a request, and before the verdict nothing changes")
struct VerdictTests {
  private let guardLabel = AnyGuard(.club, of: Shop.self).label

  private func ask(
    _ verdict: @escaping @MainActor () async throws -> Verdict<Shop>
  ) async throws -> (Shopping, Outcome, isUnchanged: Bool) {
    let shopping = try await Shopping.showing(.product(id: 1))
    let before = shopping.navigator.tree
    shopping.keeper.club = verdict
    let request = shopping.navigator.show(.club)
    let outcome = await shopping.outcome(of: request)
    await settle()
    return (shopping, outcome, shopping.navigator.tree == before)
  }

  @Test func `allow`() async throws {
    let (shopping, outcome, _) = try await ask { .allow }
    #expect(outcome == .arrived(.club))
    #expect(shopping.picture == #"main[*(products › club) | search("")… | account…]"#)
    #expect(shopping.keeper.asked == [.club])
  }

  @Test func `deny with a reason`() async throws {
    let (_, outcome, isUnchanged) = try await ask { .deny("not today") }
    #expect(outcome == .failed(.refused(by: guardLabel, reason: "not today")))
    #expect(isUnchanged)
  }

  @Test func `redirect arrives elsewhere and says so`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.club = { .redirect(to: .search("club")) }
    let arrival = try await shopping.navigator.navigate(to: .club)
    #expect(arrival.route == AnyRoute(Shop.search("club")))
    #expect(arrival.requested == AnyRoute(Shop.club))
    #expect(shopping.picture == #"main[(products) | *(search("club")) | account…]"#)
  }

  @Test func `redirects in a circle name the start`() async throws {
    let (_, outcome, isUnchanged) = try await ask { .redirect(to: .club) }
    let club = AnyRoute(Shop.club).label
    #expect(outcome == .failed(.redirectLoop(routes: [club, club])))
    #expect(isUnchanged)
  }

  @Test func `a guard that throws`() async throws {
    struct Secret: Error { var text = "hunter2" }
    let (shopping, outcome, isUnchanged) = try await ask { throw Secret() }
    #expect(outcome == .failed(.guardFailed(guard: guardLabel, error: "Secret")))
    #expect(isUnchanged)
    #expect(!shopping.events.contains { "\($0)".contains("hunter2") })
  }

  @Test func `a guard whose work was cancelled`() async throws {
    let (_, outcome, isUnchanged) = try await ask { throw CancellationError() }
    #expect(outcome == .failed(.cancelled))
    #expect(isUnchanged)
  }

  @Test func `a guard that is late, and what it says then is not heard`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let before = shopping.navigator.tree
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let request = shopping.navigator.show(.club)
    await eventually { gate.isAwaited }
    await shopping.clock.advance(by: .seconds(10))
    #expect(await shopping.outcome(of: request) == .failed(.guardTimedOut(guard: guardLabel)))
    gate.open()
    await settle()
    #expect(shopping.navigator.tree == before)
  }

  @Test func `a guard that asks a person may take its time`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.clubDeadline = nil
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let request = shopping.navigator.show(.club)
    await eventually { gate.isAwaited }
    shopping.clock.pass(.seconds(599))
    await settle()
    #expect(request.outcome == nil)
    gate.open()
    #expect(await shopping.outcome(of: request) == .arrived(.club))
  }

  @Test func `each guard is asked once, ancestors first, and those that stand are not`()
    async throws
  {
    let shopping = Shopping()
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.navigate(to: .order(id: 1))
    #expect(shopping.keeper.asked == [.started, .signedIn])
    shopping.keeper.forget()
    try await shopping.navigator.navigate(to: .checkout)
    #expect(shopping.keeper.asked == [.signedIn, .bagNotEmpty])
    shopping.keeper.forget()
    try await shopping.navigator.navigate(to: .order(id: 2))
    #expect(shopping.keeper.asked == [])
  }

  @Test func `a value that needs a guard is not taken on in place without it`() async throws {
    enum Page: NavigationRoute {
      case page(isSecret: Bool)
      enum Guard: Hashable, Sendable { case clearance }
      var identity: Page { .page(isSecret: false) }
    }
    struct PageMap: NavigationMap {
      func destination(for route: Page) -> RouteDestination<Page> {
        switch route {
        case .page(let isSecret): return .screen(.root, guards: isSecret ? [.clearance] : [])
        }
      }
    }
    struct NoKeeper: GuardKeeper {
      func verdict(on rule: Page.Guard) async -> Verdict<Page> { .deny("no") }
    }
    let navigator = Navigator(PageMap(), guards: NoKeeper())
    try await navigator.navigate(to: .page(isSecret: false))
    let before = navigator.tree
    await #expect(throws: NavigationError.self) {
      try await navigator.navigate(to: .page(isSecret: true))
    }
    #expect(navigator.tree == before)
  }
}
