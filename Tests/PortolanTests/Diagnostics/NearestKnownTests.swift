import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanInsight

@MainActor @Suite("A diagnostic suggests the known word that is most similar to an unknown one")
struct NearestKnownTests {
  @Test(
    arguments: [
      ("shpo://bag", "shop"), ("shops://bag", "shop"), ("mailto:a@b.example", nil),
      ("http://shop.example/bag", "https"), ("https://shop.exmaple/bag", "shop.example"),
      ("https://SHOP.EXAMPLES/bag", "shop.example"), ("https://other.example/bag", nil),
      ("https:///bag", nil), ("https://shop.example.evil.example/bag", nil),
      ("shop://prodcuts", "products"), ("shop://prodcuts/3", "products"), ("shop:///Bag", "bag"),
      ("shop://products/3/reveiws", "reviews"), ("shop://products/3/photos", nil),
      ("shop://products/3/reviews/4", nil), ("shop://nowhere", nil), ("https://shop.example", nil),
    ] as [(String, String?)])
  func `a link`(text: String, nearest: String?) throws {
    let url = try #require(URL(string: text))
    let request = Shopping().navigator.open(url)
    guard case .failure(let error)? = request.outcome else {
      Issue.record("\(text) was read")
      return
    }
    #expect(error.diagnostic.nearest == nearest)
  }

  @Test func `a pattern of values alone does not hide the words`() throws {
    let table = LinkTable<Spot>(schemes: ["s"]) {
      for text in ["/{n}", "/first/{n}/end", "/first/{n}/edge"] {
        LinkPattern(text, Spot.item) { if case .item(let n) = $0 { n } else { nil } }
      }
    }
    let scene = Navigator(TableMap([:]), links: table).scene
    for (text, nearest) in [("first/2/edg", "edge"), ("2/end", nil as String?)] {
      let request = scene.open(try #require(URL(string: "s://\(text)")))
      guard case .failure(let error)? = request.outcome else {
        Issue.record("\(text) was read")
        continue
      }
      #expect(error.diagnostic.nearest == nearest)
    }
  }

  @Test func `of several features the one that knows what was meant`() throws {
    let maps: [NavigationFeature] = [
      NavigationFeature(
        TableMap([.a: .screenInStack(.root)]), links: LinkTable(schemes: ["shop"]) {}),
      NavigationFeature(ShopMap(), guards: ShopKeeper(), links: ShopLinks.table),
    ]
    for features in [maps, maps.reversed()] {
      let scene = try SceneNavigator(features[0], features[1])
      for (text, nearest) in [("shop://bga", "bag"), ("shpo://bag", "shop")] {
        let request = scene.open(try #require(URL(string: text)))
        guard case .failure(.wrongLink(let problem))? = request.outcome else {
          Issue.record("\(text) was read")
          continue
        }
        #expect(NavigationError.wrongLink(problem: problem).diagnostic.nearest == nearest)
      }
    }
  }

  enum Elsewhere {
    enum Shop: NavigationRoute { case bag }
    enum Shpo: NavigationRoute { case bag }
    enum Bank: NavigationRoute { case bag }
  }

  @Test(
    arguments: [
      (AnyRoute(Elsewhere.Shop.bag), Shop.savedName),
      (AnyRoute(Elsewhere.Shpo.bag), Shop.savedName),
      (AnyRoute(Elsewhere.Bank.bag), nil),
    ] as [(AnyRoute, String?)])
  func `a route type of another module, and one with a slip`(
    route: AnyRoute, nearest: String?
  ) throws {
    var desk = Desk(ShopMap())
    try desk.show(.main)
    let error = NavigationError.unknownRoute(route: route.label, nearest: nearest)
    #expect(throws: error) { try desk.plan(.show(route)) }
    #expect(throws: error) { try desk.maps.guards(of: route) }
    #expect(error.diagnostic.nearest == nearest)
  }

  enum Tab: NavigationRoute { case bar, settings, setting, account, page(Int) }

  struct TabMap: NavigationMap {
    var samples: [Tab] { [.bar, .setting, .settings, .account, .page(1)] }

    func destination(for route: Tab) -> RouteDestination<Tab> {
      if route == .bar { return .tabs([.settings, .page(1)], .root) }
      return .screenInStack(.member(of: .bar))
    }
  }

  @Test(arguments: [(.setting, "settings"), (.account, nil), (.page(2), nil)] as [(Tab, String?)])
  func `a member`(route: Tab, nearest: String?) throws {
    let desk = Desk(TabMap())
    let error = NavigationError.notAMember(
      route: AnyRoute(route).label, of: AnyRoute(Tab.bar).label, nearest: nearest)
    #expect(throws: error) { try desk.plan(.show(AnyRoute(route))) }
    #expect(error.diagnostic.nearest == nearest)
    #expect(
      TabMap().problems.contains {
        $0.description
          == NavigationError.notAMember(
            route: AnyRoute(Tab.setting).label, of: AnyRoute(Tab.bar).label, nearest: "settings"
          ).diagnostic.description
      })
  }

  @Test func `a check of all maps names the type that was meant`() throws {
    let elsewhere = TableMap([.a: .screenInStack(.presented(.sheet, over: Elsewhere.Shop.bag))])
    var maps = MapSet()
    for feature in [
      NavigationFeature(elsewhere), NavigationFeature(ShopMap(), guards: ShopKeeper()),
    ] {
      try maps.add(feature.entry)
    }
    let strange = MapCheck(maps).run().filter { $0.code == "NAV113" }
    #expect(strange.map(\.nearest) == [Shop.savedName])
  }
}
