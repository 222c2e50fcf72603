import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The engine asks only once in a turn to be told of the turn's end")
struct TurnEndTests {
  @Test func `once, however many requests the turn has`() async throws {
    var traffic = try await Shopping.showing(.main).scene.traffic
    var effects: [Effect] = []
    traffic.handle(.turnEnded, &effects)
    for route in [Shop.club, .account, .checkout] {
      let asked = Signal.Submission(
        intent: .show(AnyRoute(route)), site: CallSite(named: "test"))
      traffic.handle(.requested(asked), &effects)
    }
    #expect(effects.count { $0.digest == "turn" } == 1)
  }
}
