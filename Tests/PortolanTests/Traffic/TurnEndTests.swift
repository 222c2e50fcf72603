import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("The request engine asks for only one end-of-turn callback in each main-actor turn")
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
