import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A request calls the map only once for each route involved")
struct MapCallTests {
  /// The shop's map, which notes the routes for which it is called.
  private struct NotingMap: NavigationMap {
    final class Calls: @unchecked Sendable {
      // Unchecked: the navigator calls the map on the main actor only.
      var routes: [Shop] = []
    }

    let calls = Calls()

    func destination(for route: Shop) -> RouteDestination<Shop> {
      calls.routes.append(route)
      return ShopMap().destination(for: route)
    }
  }

  private let map = NotingMap()
  private let keeper = ShopKeeper()

  private func navigator(showing routes: Shop...) async throws -> Navigator<Shop> {
    keeper.isSignedIn = true
    let navigator = Navigator(map, guards: keeper, clock: TestClock())
    navigator.scene.attach(RecordingHost())
    for route in routes { try await navigator.navigate(to: route) }
    keeper.forget()
    map.calls.routes = []
    return navigator
  }

  /// Expects that a request arrives, and that the map was called for these routes, once for each.
  private func expectCalls(
    for routes: Set<Shop>, of request: NavigationRequest,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    _ = try await request.arrival()
    #expect(Set(map.calls.routes) == routes, sourceLocation: sourceLocation)
    #expect(map.calls.routes.count == routes.count, sourceLocation: sourceLocation)
  }

  @Test func `a show into the stack in front`() async throws {
    let navigator = try await navigator(showing: .products)
    try await expectCalls(
      for: [.product(id: 1), .products], of: navigator.show(.product(id: 1)))
  }

  @Test func `a show that selects another tab`() async throws {
    let navigator = try await navigator(showing: .products, .search("lamp"))
    try await expectCalls(
      for: [.product(id: 1), .products], of: navigator.show(.product(id: 1)))
    #expect(navigator.isInFront(.product(id: 1)))
  }

  @Test func `a show that builds a guarded tab`() async throws {
    let navigator = try await navigator(showing: .products)
    try await expectCalls(for: [.account, .main], of: navigator.show(.account))
    #expect(keeper.asked == [.signedIn])
  }

  @Test func `a show of a sheet`() async throws {
    let navigator = try await navigator(showing: .products)
    try await expectCalls(for: [.bag, .main], of: navigator.show(.bag))
  }

  @Test func `a show with guards`() async throws {
    let navigator = try await navigator(showing: .bag)
    try await expectCalls(for: [.checkout, .bag], of: navigator.show(.checkout))
    #expect(keeper.asked == [.signedIn, .bagNotEmpty])
  }

  @Test func `a show that also builds guarded parents calls it once more for each`() async throws {
    let navigator = try await navigator(showing: .products)
    try await expectCalls(
      for: [.order(id: 1), .orders, .account, .main], of: navigator.show(.order(id: 1)))
    #expect(keeper.asked == [.signedIn])
  }

  @Test func `a push`() async throws {
    let navigator = try await navigator(showing: .products)
    try await expectCalls(for: [.club], of: navigator.push(.club))
    #expect(keeper.asked == [.club])
  }

  @Test func `a new value in place`() async throws {
    let navigator = try await navigator(showing: .search("lamp"))
    try await expectCalls(
      for: [.search("lamp"), .search("desk")], of: navigator.show(.search("desk")))
  }

  /// What a map says may change, with the flags that it reads.
  @Test func `the next request calls it again`() async throws {
    let navigator = try await navigator(showing: .products)
    for _ in 0..<2 {
      map.calls.routes = []
      try await expectCalls(for: [.help], of: navigator.show(.help))
      _ = try await navigator.back().arrival()
    }
  }

  @Test func `a plan that is asked for between requests calls it again`() async throws {
    let navigator = try await navigator(showing: .products, .help)
    _ = try navigator.plan(for: .help)
    #expect(map.calls.routes == [.help])
  }

  @Test func `a map that comes within a signal is called anew`() throws {
    var maps = MapSet()
    maps.replace(MapSet.Entry(map))
    maps.said = MapSet.Said()
    let account = AnyRoute(Shop.account)
    for _ in 0..<2 { #expect(try maps.guards(of: account).count == 1) }
    #expect(map.calls.routes == [.account])
    maps.replace(MapSet.Entry(OpenMap()))
    #expect(try maps.guards(of: account).isEmpty)
  }

  /// The shop in which nothing is guarded.
  private struct OpenMap: NavigationMap {
    func destination(for route: Shop) -> RouteDestination<Shop> { .screen(.root) }
  }
}
