import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The request engine keeps no data of requests that have ended")
struct EndedRequestsTests {
  /// How many elements all collections have that a value holds.
  private func held(_ value: Any) -> Int {
    let mirror = Mirror(reflecting: value)
    let own = mirror.displayStyle == .collection ? mirror.children.count : 0
    return mirror.children.reduce(own) { $0 + held($1.value) }
  }

  @Test func `however many there were, also while some wait`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    func go() async throws -> Int {
      shopping.navigator.show(.order(id: 1))
      await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
      for id in 0..<200 { try await shopping.navigator.navigate(to: .photo(id: id)) }
      for request in [shopping.navigator.show(.club), shopping.navigator.show(.help)].reversed() {
        request.cancel()
      }
      shopping.scene.parked.map(\.id).forEach { _ = shopping.scene.cancelParked($0) }
      await settle()
      let traffic = shopping.scene.traffic
      return held(traffic.requests) + held(traffic.host)
    }
    let first = try await go()
    #expect(try await go() <= first)
    gate.open()
  }
}
