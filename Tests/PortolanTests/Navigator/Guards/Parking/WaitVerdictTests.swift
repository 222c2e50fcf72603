import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A guard whose verdict is wait parks the request until the guard is asked again")
struct WaitVerdictTests {
  private func waiting() async throws -> (Shopping, NavigationRequest) {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.club = { .wait }
    let request = shopping.navigator.show(.club)
    await eventually { shopping.scene.parked.count == 1 }
    return (shopping, request)
  }

  @Test func `it is parked, and others go on`() async throws {
    let (shopping, request) = try await waiting()
    #expect(shopping.scene.parked.map(\.guard?.text) == ["club"])
    #expect(shopping.scene.parked.map(\.detour) == [nil])
    try await shopping.navigator.navigate(to: .product(id: 1))
    #expect(request.outcome == nil && shopping.scene.parked.count == 1)
    #expect(!shopping.scene.isBusy)
  }

  @Test func `revalidated, it is asked again`() async throws {
    let (shopping, request) = try await waiting()
    await shopping.navigator.revalidate()
    await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
    #expect(request.outcome == nil)
    shopping.keeper.club = { .allow }
    await shopping.navigator.revalidate()
    #expect(await shopping.outcome(of: request) == .arrived(.club))
  }

  @Test func `it expires, is cancelled, or ends with the scene`() async throws {
    let (late, expired) = try await waiting()
    await late.clock.advance(by: .seconds(600))
    #expect(await late.outcome(of: expired) == .failed(.expired))
    let (still, cancelled) = try await waiting()
    cancelled.cancel()
    #expect(Outcome(cancelled) == .failed(.cancelled) && still.scene.parked.isEmpty)
    let (closed, gone) = try await waiting()
    closed.scene.close()
    #expect(Outcome(gone) == .failed(.sceneGone))
  }

  @Test func `shown instead of what goes, it comes when its guard can tell`() async throws {
    let keeper = WardKeeper()
    let navigator = Navigator(WardMap(), guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .shelf)
    keeper.verdicts = [.shelf: .redirect(to: .visit), .visit: .wait]
    await navigator.revalidate()
    await settle()
    #expect(navigator.tree.picture == "hall[*(left › bed) | right…]")
    #expect(navigator.scene.parked.map(\.target?.text) == ["visit"])
    keeper.verdicts[.visit] = .allow
    navigator.scene.resumeParked()
    await settle()
    #expect(navigator.tree.picture == "hall[*(left › bed) | right…] ⇧ sheet (visit)")
  }
}
