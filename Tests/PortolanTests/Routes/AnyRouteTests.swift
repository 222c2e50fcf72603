import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("An AnyRoute stands for a route of any feature (S6)")
struct AnyRouteTests {
  /// Wraps a route where the compiler does not know its type.
  private func wrapped<R: NavigationRoute>(_ route: R) -> AnyRoute { AnyRoute(route) }

  @Test func `wrapped again it is the same, and names its own type`() {
    let once = AnyRoute(Shop.product(id: 7))
    let twice = wrapped(once)
    #expect(twice == once && twice.box === once.box && twice.typeID == once.typeID)
    #expect(twice.as(Shop.self) == .product(id: 7) && twice.as(Bank.self) == nil)
    #expect(twice.as(AnyRoute.self) == once)
    #expect(twice.label == once.label && "\(twice)" == "product")
  }

  @Test(arguments: [Shop.search("lamp"), OpenPage.page, Secret.page] as [any NavigationRoute])
  func `it says of itself what its route says`(route: any NavigationRoute) {
    func check<R: NavigationRoute>(_ route: R) {
      let erased = AnyRoute(route)
      #expect(erased.isLoggable == route.isLoggable && erased.isSaveable == route.isSaveable)
      #expect(erased.identity == AnyRoute(route.identity))
      #expect(erased.isSameScreen(as: erased.identity))
    }
    check(route)
  }

  @Test func `a screen's place on a route that is erased is its place on that route`() {
    let bag = AnyRoute(Shop.bag)
    #expect(Placement<Bank>.pushed(onto: bag).place == Placement<Bank>.pushed(onto: Shop.bag).place)
    #expect(Verdict<Bank>.detour(to: bag).erased.alternative == bag)
  }

  @Test func `a scene performs verbs with the routes of all features`() async throws {
    let scene = try SceneNavigator(
      NavigationFeature(FrontMap()), NavigationFeature(ManualMap(), guards: ManualKeeper()),
      clock: TestClock())
    let any: any Navigating<AnyRoute> = scene
    try await any.navigate(to: AnyRoute(Front.article))
    try await any.push(AnyRoute(Manual.topic(3))).arrival()
    #expect(scene.tree.picture.contains("article › topic(3)"))
    try await any.back().arrival()
    #expect(scene.of(AnyRoute.self).isInFront(AnyRoute(Front.article)))
    let whole = any.transaction {
      $0.back()
      $0.of(Front.self).show(.article)
    }
    try await whole.arrival()
    #expect(scene.of(Front.self).isVisible(.article))
  }

  @Test func `a context of any type and one of the route's own type are of one screen`()
    async throws
  {
    let shopping = try await Shopping.showing(.product(id: 1))
    let own = try shopping.context(.product(id: 1))
    let erased = try #require(own.of(AnyRoute.self))
    #expect(erased.node == own.node && erased.route == AnyRoute(own.route))
    #expect(erased.of(Shop.self)?.route == own.route && erased.of(Bank.self) == nil)
    try await erased.push(AnyRoute(Shop.reviews(id: 1))).arrival()
    #expect(shopping.picture.contains("product(1) › reviews(1)"))
    erased.close()
    #expect(!shopping.picture.contains("product(1)"))
  }

  @Test func `a stack is read as one of its own type and as one of any`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let own = shopping.navigator.stack(.products)
    let erased = shopping.scene.of(AnyRoute.self).stack(AnyRoute(Shop.products))
    #expect(shopping.navigator.stack(.products) === own)
    try await shopping.navigator.push(.reviews(id: 1)).arrival()
    #expect(own.path == [.product(id: 1), .reviews(id: 1)])
    #expect(erased.path == own.path.map { AnyRoute($0) })
    try await #require(erased.append(AnyRoute(Shop.product(id: 2)))).arrival()
    #expect(own.path == [.product(id: 1), .reviews(id: 1), .product(id: 2)])
  }
}

private enum OpenPage: NavigationRoute {
  case page
  var isLoggable: Bool { true }
}

private enum Secret: NavigationRoute {
  case page
  var isSaveable: Bool { false }
}
