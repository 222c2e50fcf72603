import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The link that the navigator makes for a route opens that route (N12)")
struct SharingTests {
  private let navigator = Navigator(ShopMap(), guards: ShopKeeper(), links: ShopLinks.table)

  @Test(arguments: [Shop.bag, .product(id: 3), .reviews(id: 3), .search("a/b ä"), .signIn])
  func `both ways`(route: Shop) throws {
    for form in [LinkForm.web, .scheme] {
      let link = try navigator.link(for: route, as: form)
      #expect(try navigator.scene.links.intent(of: link) == .show(AnyRoute(route)))
    }
  }

  @Test func `the web's address comes first`() throws {
    #expect(
      try navigator.link(for: .product(id: 3)).absoluteString == "https://shop.example/products/3")
    #expect(
      try navigator.link(for: .product(id: 3), as: .scheme).absoluteString == "shop://products/3")
  }

  @Test func `without a pattern or a table it says so`() {
    #expect(throws: LinkPrintProblem.noPattern) { try navigator.link(for: .club) }
    #expect(throws: LinkPrintProblem.noPattern) { try Navigator(TableMap([:])).link(for: .a) }
  }

  @Test func `a link that sets a path leads to the route on the stack`() throws {
    let five = FiveApp(links: LinkTable(schemes: ["five"], pathOf: .root))
    let link = try five.navigator.link(for: .third)
    five.navigator.open(link)
    #expect(five.stack.path == [.third])
    five.navigator.open(try five.navigator.link(for: .root))
    #expect(five.stack.path == [])
  }

  @Test func `what another feature would read is not printed`() throws {
    let spots = LinkTable<Spot>(schemes: ["app"]) {
      LinkPattern("/{n}", Spot.item) { if case .item(let n) = $0 { n } else { nil } }
    }
    let front = LinkTable<Front>(schemes: ["app"]) { LinkPattern("/1", .news) }
    let scene = try SceneNavigator(
      NavigationFeature(TableMap([.a: .screenInStack(.root)]), links: spots),
      NavigationFeature(FrontMap(), links: front))
    #expect(throws: LinkPrintProblem.readsOtherwise(pattern: "/{n}", as: "/1")) {
      try Navigator<Spot>(scene).link(for: .item(1))
    }
    #expect(try Navigator<Spot>(scene).link(for: .item(2)).absoluteString == "app:///2")
  }
}

private struct FrontMap: NavigationMap {
  var samples: [Front] { [.news] }
  func destination(for route: Front) -> RouteDestination<Front> { .screenInStack(.root) }
}
