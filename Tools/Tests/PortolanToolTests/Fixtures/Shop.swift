import Portolan
import PortolanLinks
import PortolanTool

enum Shop: NavigationRoute {
  case main, products, account, bag, signIn
  case product(Int)
  case reviews(of: Int)

  static let savedName = "Shop"

  enum Guard: Hashable, Sendable { case signedIn }
}

struct ShopMap: NavigationMap {
  var samples: [Shop] {
    [.main, .products, .account, .product(1), .reviews(of: 1), .bag, .signIn]
  }

  func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .main: return .tabs([.products, .account], .root)
    case .products: return .screenInStack(.member(of: .main))
    case .account: return .screenInStack(.member(of: .main), guards: [.signedIn])
    case .product: return .screen(.pushed(onto: .products))
    case .reviews(let id): return .screen(.pushed(onto: .product(id)))
    case .bag: return .screenInStack(.presented(.sheet, over: .main))
    case .signIn: return .screenInStack(.presented(.sheet))
    }
  }
}

struct ShopTool: NavigationTool {
  static let links = PortolanLinks.LinkTable<Shop>(
    schemes: ["shop"], hosts: ["shop.example", "www.shop.example"]
  ) {
    LinkPattern("/", .main)
    LinkPattern("/products", .products)
    LinkPattern("/bag", .bag).alias("/cart")
    LinkPattern("/products/{id}", Shop.product) {
      if case .product(let id) = $0 { id } else { nil }
    }
    LinkPattern("/products/{id}/reviews", Shop.reviews) {
      if case .reviews(let id) = $0 { id } else { nil }
    }
    LinkPattern("/who/{name}") { (name: String) in name == "me" ? .account : .main }
  }
  static let maps: [any NavigationMap] = [ShopMap()]
}

/// The map of the shop, and a link to what is guarded.
protocol GuardedShop: NavigationTool where Output == Shop {}

extension GuardedShop {
  static var links: PortolanLinks.LinkTable<Shop> {
    PortolanLinks.LinkTable(schemes: ["shop"]) { LinkPattern("/account", .account) }
  }
  static var maps: [any NavigationMap] { [ShopMap()] }
}

struct GuardedTool: GuardedShop {}

/// Its keeper never answers.
struct SilentTool: GuardedShop {
  struct Keeper: GuardKeeper {
    func deadline(for rule: Shop.Guard) -> Duration? { nil }

    func verdict(on rule: Shop.Guard) async throws -> Verdict<Shop> {
      try await ContinuousClock().sleep(for: .seconds(3_600))
      return .allow
    }
  }

  static func scene() -> SceneNavigator { Navigator(ShopMap(), guards: Keeper()).scene }
}

/// A map and a table with mistakes.
struct BrokenTool: NavigationTool {
  enum Page: String, NavigationRoute, CaseIterable {
    case tabs, one, two, three, four, five, six, chicken, egg

    static let savedName = "Page"
  }

  struct Map: NavigationMap {
    func destination(for route: Page) -> RouteDestination<Page> {
      switch route {
      case .tabs: return .tabs([.one, .two, .three, .four, .five, .six], .root)
      case .chicken: return .screen(.pushed(onto: .egg))
      case .egg: return .screen(.pushed(onto: .chicken))
      default: return .screenInStack(.member(of: .tabs))
      }
    }
  }

  static let links = PortolanLinks.LinkTable<[Page]>(schemes: ["broken"]) {
    LinkPattern("/one", [.one])
    LinkPattern("/two/{a}") { (a: Int) in
      a == 0 ? nil : [.two]
    } match: { _ in
      nil
    }
    LinkPattern("/two/{b}") { (b: Int) in
      b == 0 ? nil : [.tabs, .two]
    } match: { _ in
      nil
    }
  }
  static let maps: [any NavigationMap] = [Map()]
}
