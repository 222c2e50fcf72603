import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A request ends exactly once, and later endings have no effect (attacks H1)")
struct FirstEndingTests {
  /// A request that waits for the club's guard, of a navigator that has gone without `close()`.
  private func left(
    _ deed: (NavigationRequest) async -> Void = { _ in }
  ) async throws -> NavigationRequest {
    let keeper = ShopKeeper()
    keeper.club = { .wait }
    var navigator: Navigator<Shop>? = Navigator(ShopMap(), guards: keeper, clock: TestClock())
    try await navigator?.navigate(to: .main)
    let request = try #require(navigator?.show(.club))
    await eventually { [scene = try #require(navigator?.scene)] in scene.parked.count == 1 }
    await deed(request)
    navigator = nil
    return request
  }

  @Test func `cancelled in the turn in which its scene went`() async throws {
    let request = try await left()
    request.cancel()
    #expect(Outcome(request) == .failed(.cancelled))
    await settle()
    #expect(Outcome(request) == .failed(.cancelled))
  }

  @Test func `its task cancelled in that turn`() async throws {
    var task: Task<Void, any Error>?
    let request = try await left { request in
      task = Task { try await request.arrival() }
      await settle()
      task?.cancel()
    }
    await #expect(throws: NavigationError.cancelled) { try await task?.value }
    await settle()
    #expect(request.outcome != nil)
  }

  @Test func `nothing cancels it: the scene has gone`() async throws {
    let request = try await left()
    await settle()
    #expect(Outcome(request) == .failed(.sceneGone))
  }

  @Test func `ended twice, or as another does after its end, it stays as it ended`() {
    let request = NavigationRequest(from: .library)
    let other = NavigationRequest(from: .library)
    other.finish(.failure(.gone))
    request.finish(.failure(.cancelled))
    request.finish(.failure(.expired))
    request.end(with: other)
    #expect(Outcome(request) == .failed(.cancelled))
    let step = NavigationRequest(from: .library)
    step.end(with: other)
    step.finish(.failure(.expired))
    #expect(Outcome(step) == .failed(.gone))
  }
}
