import Portolan
import PortolanTool
import Testing

@Suite("An app's own command-line tool opens links, lists screens and checks the app's maps")
struct AppTests {
  @Test("links open shows route and picture")
  func open() async throws {
    let run = await Run(ShopTool.self, "links", "open", "https://www.shop.example/cart")
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "pattern  /bag", "alias    /cart", "route    bag",
        "shows    main[*(products) | account…] ⇧ sheet (bag)",
      ])
    let json = await Run(ShopTool.self, "links", "open", "shop://products/3", "--json")
    let object = try #require(json.objects.first)
    #expect(
      Set(object.keys)
        == ["url", "opens", "pattern", "alias", "route", "picture", "guards"])
    #expect(object["picture"] as? String == "main[*(products › product(3)) | account…]")
  }

  @Test("links open names the guards that are asked") func guards() async {
    let run = await Run(GuardedTool.self, "links", "open", "shop://account")
    #expect(
      run.lines == [
        "pattern  /account", "route    account", "shows    main[products… | *(account)]",
        "guards   signedIn",
      ])
  }

  @Test("a keeper that never answers holds nothing up", .timeLimit(.minutes(1)))
  func silentKeeper() async {
    let run = await Run(SilentTool.self, "links", "open", "shop://account")
    #expect(run.status == 0)
  }

  @Test("links open says when a link must be looked up first")
  func lookUp() async {
    let run = await Run(ShopTool.self, "links", "open", "shop://who/me")
    #expect(run.status == 0)
    #expect(run.lines == ["pattern  /who/{name}", "route    It must be looked up first."])
  }

  @Test("catalogue lists screens with their links, and finds them by words")
  func catalogue() async throws {
    let all = await Run(ShopTool.self, "catalogue", "--json")
    #expect(try all.objects.count == 7)
    let found = await Run(ShopTool.self, "catalogue", "pro")
    #expect(
      found.lines == [
        "module  screen    link", "Shop    products  https://shop.example/products",
        "Shop    product   https://shop.example/products/1",
      ])
  }

  @Test("map lint names what no plan reaches, what is ambiguous, and what has no link")
  func lint() async throws {
    let run = await Run(BrokenTool.self, "map", "lint", "--json")
    #expect(run.status == 1)
    let objects = try run.objects
    let codes = Dictionary(grouping: objects) { $0["code"] as? String ?? "" }.mapValues(\.count)
    #expect(codes == ["NAV003": 2, "links": 1, "members": 1, "no-link": 8])
    #expect(
      objects.contains {
        ($0["sentence"] as? String)?.hasPrefix("tabs of Page has 6 members") == true
      })
  }

  @Test("map lint minds warnings only when it is told to")
  func strict() async {
    let run = await Run(ShopTool.self, "map", "lint")
    #expect(run.status == 0)
    #expect(run.lines.last == "7 screens, 0 errors, 2 warnings")
    #expect(await Run(ShopTool.self, "map", "lint", "--strict").status == 1)
  }

  @Test("an app of several maps must say how they are put together")
  func severalMaps() async {
    struct Two: NavigationTool {
      static let links = ShopTool.links
      static let maps: [any NavigationMap] = ShopTool.maps + BrokenTool.maps
    }
    let run = await Run(Two.self, "graph")
    #expect(run.status == 2)
    #expect(
      run.messages == "Two has 2 maps. Say in scene() how the features are put together.\n")
  }
}
