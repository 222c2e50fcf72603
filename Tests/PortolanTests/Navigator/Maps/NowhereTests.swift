import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A request fails when the map places its route nowhere")
struct NowhereTests {
  /// The shop without its club and its bag.
  private struct SmallShopMap: NavigationMap {
    func destination(for route: Shop) -> RouteDestination<Shop> {
      switch route {
      case .club, .bag, .orders: return .nowhere
      case .help: return .firstOf(.nowhere, .screen(.pushed(.inVisibleStack)))
      default: return ShopMap().destination(for: route)
      }
    }

    var samples: [Shop] { ShopMap().samples }
  }

  private func smallShop() -> (Navigator<Shop>, ShopKeeper) {
    let keeper = ShopKeeper()
    keeper.isSignedIn = true
    return (
      Navigator(SmallShopMap(), guards: keeper, links: ShopLinks.table, clock: TestClock()), keeper
    )
  }

  private func nowhere(_ route: Shop) -> NavigationError {
    .notInThisMap(route: AnyRoute(route).label)
  }

  @Test(
    arguments: [
      { $0.show(.bag) }, { $0.push(.bag) }, { $0.reset(to: .bag) },
      { $0.show(.bag, placed: .presented(.sheet)) }, { $0.set([.bag], of: .products) },
      { $0.show([.products, .bag]) }, { $0.proceed(to: .bag) },
    ] as [@MainActor @Sendable (Navigator<Shop>) -> NavigationRequest])
  func `asked for it fails`(
    ask: @MainActor @Sendable (Navigator<Shop>) -> NavigationRequest
  ) async throws {
    let (navigator, _) = smallShop()
    try await navigator.navigate(to: .main)
    await #expect(throws: nowhere(.bag)) { try await ask(navigator).arrival() }
    #expect(throws: nowhere(.bag)) { try navigator.plan(for: .bag) }
  }

  @Test func `and so does what stands on it`() async throws {
    let (navigator, _) = smallShop()
    try await navigator.navigate(to: .main)
    await #expect(throws: nowhere(.bag)) { try await navigator.navigate(to: .checkout) }
    await #expect(throws: nowhere(.orders)) { try await navigator.navigate(to: .order(id: 1)) }
  }

  @Test func `a link to it fails likewise`() async throws {
    let (navigator, _) = smallShop()
    try await navigator.navigate(to: .main)
    let link = try #require(URL(string: "shop://bag"))
    await #expect(throws: nowhere(.bag)) { try await navigator.open(link).arrival() }
  }

  @Test func `among alternatives it counts for nothing`() async throws {
    let (navigator, _) = smallShop()
    try await navigator.navigate(to: .main)
    #expect(try await navigator.navigate(to: .help).route == AnyRoute(Shop.help))
  }

  @Test func `adopting such a map closes what stands there, which comes anew`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .bag, host: RecordingHost())
    let bag = try shopping.node(.bag)
    let before = shopping.picture
    try await shopping.scene.adopt(SmallShopMap()).arrival()
    #expect(!shopping.picture.contains("bag"))
    #expect(shopping.host?.screen.picture == shopping.picture)
    await #expect(throws: nowhere(.bag)) { try await shopping.navigator.navigate(to: .bag) }
    try await shopping.scene.adopt(ShopMap()).arrival()
    try await shopping.navigator.navigate(to: .bag)
    #expect(shopping.picture == before)
    #expect(try shopping.node(.bag) != bag)
  }

  @Test func `a restoration leaves it out and reports it`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .bag)
    let saved = shopping.scene.save()
    let (navigator, _) = smallShop()
    let arrival = try await navigator.scene.restore(saved).arrival()
    #expect(arrival.restoration?.leftOut.map(\.reason) == [.notInThisMap])
    #expect(arrival.restoration?.leftOut.first?.route == AnyRoute(Shop.bag).label)
  }

  @Test func `it is no problem of a map, but what stands on it is`() {
    let problems = SmallShopMap().problems
    #expect(Set(problems.map(\.code)) == ["NAV129"])
    #expect(Set(problems.compactMap(\.route?.text)) == ["checkout", "order"])
  }
}
