import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("An arrival prints as one line, without the values of its route")
struct ArrivalTextTests {
  @Test func `screen, finding and requester`() async throws {
    let navigator = Navigator(ShopMap(), guards: ShopKeeper())
    let arrival = try await navigator.show(
      .product(id: 7), options: .from(CallSite(named: "campaign"))
    ).arrival()
    #expect("\(arrival)" == "product, built, requested by campaign")
  }

  @Test func `without a route it is a stack, without a node no screen`() {
    let nobody = NavigationEvent.Requester.gesture
    let stack = Arrival(
      node: NodeID(raw: 1), route: nil, requested: nil, finding: .found, requester: nobody)
    #expect("\(stack)" == "a stack, found, requested by the user")
    let none = Arrival(node: nil, route: nil, requested: nil, finding: .found, requester: nobody)
    #expect("\(none)" == "no screen, found, requested by the user")
  }
}
