import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("An arrival prints as one line, without the values of its route")
struct ArrivalTextTests {
  @Test func `screen, finding and asker`() async throws {
    let navigator = Navigator(ShopMap(), guards: ShopKeeper())
    let arrival = try await navigator.show(
      .product(id: 7), from: CallSite(named: "campaign")
    ).arrival()
    #expect("\(arrival)" == "product, built, asked by campaign")
  }

  @Test func `without a route it is a stack, without a node no screen`() {
    let nobody = NavigationEvent.Asker.gesture
    let stack = Arrival(
      node: NodeID(raw: 1), route: nil, asked: nil, finding: .found, asker: nobody)
    #expect("\(stack)" == "a stack, found, asked by the user")
    let none = Arrival(node: nil, route: nil, asked: nil, finding: .found, asker: nobody)
    #expect("\(none)" == "no screen, found, asked by the user")
  }
}
