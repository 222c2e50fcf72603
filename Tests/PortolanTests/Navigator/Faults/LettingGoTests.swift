import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The library releases a navigator and a stack that nobody holds any more")
struct LettingGoTests {
  @Test func `a navigator whose guard never returns`() async throws {
    let clock = TestClock()
    let gate = Gate()
    let (scene, request) = try await abandoned(clock, gate)
    await clock.advance(by: .seconds(10))
    await settle()
    #expect(scene.object == nil)
    #expect(request.outcome != nil)
    gate.open()
    await settle()
    #expect(scene.object == nil)
  }

  /// A navigator that nobody holds, with a request that waits for a guard which waits for the gate.
  private func abandoned(
    _ clock: TestClock, _ gate: Gate
  ) async throws -> (scene: WeakReference, request: NavigationRequest) {
    let keeper = ShopKeeper()
    keeper.club = {
      await gate.wait()
      return .allow
    }
    let navigator = Navigator(ShopMap(), guards: keeper, clock: clock)
    try await navigator.navigate(to: .main)
    let request = navigator.show(.club)
    await eventually { gate.isAwaited }
    return (WeakReference(navigator.scene), request)
  }

  @Test func `a stack that was asked for once and is not open`() async throws {
    let shopping = try await Shopping.showing(.main)
    let stack = WeakReference(shopping.navigator.stack(.product(id: 1)))
    #expect(stack.object == nil)
  }
}
