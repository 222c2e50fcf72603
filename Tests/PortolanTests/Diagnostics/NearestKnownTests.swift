import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("What is unknown is answered with the nearest that is known")
struct NearestKnownTests {
  @Test(
    arguments: [
      ("shpo://bag", LinkProblem.scheme, "shop"), ("shops://bag", .scheme, "shop"),
      ("mailto:a@b.example", .scheme, nil), ("http://shop.example/bag", .scheme, nil),
      ("https://shop.exmaple/bag", .host, "shop.example"),
      ("https://SHOP.EXAMPLES/bag", .host, "shop.example"),
      ("https://other.example/bag", .host, nil), ("https:///bag", .host, nil),
      ("https://shop.example.evil.example/bag", .host, nil),
      ("shop://prodcuts", .path, "products"), ("shop://prodcuts/3", .path, "products"),
      ("shop:///Bag", .path, "bag"),
      ("shop://products/3/reveiws", .path, "reviews"), ("shop://products/3/photos", .path, nil),
      ("shop://products/3/reviews/4", .path, nil), ("shop://nowhere", .path, nil),
      ("https://shop.example", .path, nil),
    ] as [(String, LinkProblem, String?)])
  func `a link`(text: String, problem: LinkProblem, nearest: String?) throws {
    let url = try #require(URL(string: text))
    let error = NavigationError.unknownLink(problem, nearest: nearest)
    #expect(throws: error) { try ShopLinks.table.route(for: url) }
    #expect(error.diagnostic.nearest == nearest)
    let request = Shopping().navigator.open(url)
    #expect(Outcome(request) == .failed(error))
  }

  @Test func `a pattern of values alone does not hide the words`() throws {
    let table = LinkTable<Spot>(schemes: ["s"], hosts: []) {
      LinkPattern("{n}") { .item(try $0.int("n")) }
      LinkPattern("first/{n}/end") { .item(try $0.int("n")) }
      LinkPattern("first/{n}/edge") { .item(try $0.int("n")) }
    }
    for (text, nearest) in [
      ("frist/2/end", "first"), ("first/2/edg", "edge"), ("2/end", nil as String?),
    ] {
      #expect(throws: NavigationError.unknownLink(.path, nearest: nearest)) {
        try table.route(for: #require(URL(string: "s://\(text)")))
      }
    }
  }

  @Test func `of several features the one that knows what was meant`() throws {
    let maps: [Feature] = [
      Feature(
        TableMap([.a: .screenInStack(.root)]), links: LinkTable(schemes: ["shop"], hosts: []) {}),
      Feature(ShopMap(), guards: ShopKeeper(), links: ShopLinks.table),
    ]
    for features in [maps, maps.reversed()] {
      let scene = try SceneNavigator(features[0], features[1])
      let open = { (text: String) in Outcome(scene.open(try #require(URL(string: text)))) }
      #expect(try open("shop://bga") == .failed(.unknownLink(.path, nearest: "bag")))
      #expect(try open("shpo://bag") == .failed(.unknownLink(.scheme, nearest: "shop")))
    }
  }

  enum Elsewhere {
    enum Shop: NavigationRoute { case bag }
    enum Shpo: NavigationRoute { case bag }
    enum Bank: NavigationRoute { case bag }
  }

  @Test(
    arguments: [
      (AnyRoute(Elsewhere.Shop.bag), Shop.name), (AnyRoute(Elsewhere.Shpo.bag), Shop.name),
      (AnyRoute(Elsewhere.Bank.bag), nil),
    ] as [(AnyRoute, String?)])
  func `a route type of another module, and one with a slip`(
    route: AnyRoute, nearest: String?
  ) throws {
    var desk = Desk(ShopMap())
    try desk.show(.main)
    let error = NavigationError.unknownRoute(route.label, nearest: nearest)
    #expect(throws: error) { try desk.plan(.show(route)) }
    #expect(throws: error) { try desk.maps.guards(of: route) }
    #expect(error.diagnostic.nearest == nearest)
  }

  enum Tab: NavigationRoute { case bar, settings, setting, account, page(Int) }

  struct TabMap: NavigationMap {
    var samples: [Tab] { [.bar, .setting, .settings, .account, .page(1)] }

    func destination(for route: Tab) -> Destination<Tab> {
      if route == .bar { return .tabs([.settings, .page(1)], .root) }
      return .screenInStack(.member(of: .bar))
    }
  }

  @Test(arguments: [(.setting, "settings"), (.account, nil), (.page(2), nil)] as [(Tab, String?)])
  func `a member`(route: Tab, nearest: String?) throws {
    let desk = Desk(TabMap())
    let error = NavigationError.notAMember(
      AnyRoute(route).label, of: AnyRoute(Tab.bar).label, nearest: nearest)
    #expect(throws: error) { try desk.plan(.show(AnyRoute(route))) }
    #expect(error.diagnostic.nearest == nearest)
    #expect(
      TabMap().problems.map(\.diagnostic).contains(
        NavigationError.notAMember(
          AnyRoute(Tab.setting).label, of: AnyRoute(Tab.bar).label, nearest: "settings"
        ).diagnostic))
  }

  @Test func `a check of all maps names the type that was meant`() throws {
    let elsewhere = TableMap([.a: .screenInStack(.presented(.sheet, over: Elsewhere.Shop.bag))])
    var maps = MapSet()
    for feature in [Feature(elsewhere), Feature(ShopMap(), guards: ShopKeeper())] {
      try maps.add(feature.entry)
    }
    let strange = MapCheck(maps).run().map(\.diagnostic).filter { $0.code == "NAV113" }
    #expect(strange.map(\.nearest) == [Shop.name])
  }
}
