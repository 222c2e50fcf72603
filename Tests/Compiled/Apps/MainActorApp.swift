import Portolan
import PortolanLinks

// An app whose declarations belong to the main actor by default; it compiles without that too.

// README begin payloads
nonisolated struct ProductID: Hashable, Codable { var raw: Int }

nonisolated struct Filter: Hashable, Codable {
  var text = ""

  static func == (one: Filter, other: Filter) -> Bool { one.text == other.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

nonisolated enum Gate: Hashable { case signedIn }

enum Shop: NavigationRoute {
  typealias Guard = Gate

  case main, list(Filter), product(ProductID), signIn
}
// README end

// README begin extension
nonisolated enum Help { case topic, chat }

nonisolated extension Help: NavigationRoute {}
// README end

@MainActor final class Flags {
  static let shared = Flags()
  var isNew = true
}

// README begin map
struct ShopMap: NavigationMap {
  let isNew: Bool

  @MainActor init() { isNew = Flags.shared.isNew }

  func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .main: .tabs([.list(Filter())], .root)
    case .list: .screenInStack(.member(of: .main), guards: [.signedIn])
    case .product: isNew ? .screen(.pushed(onto: .list(Filter()))) : .screen(.presented(.sheet))
    case .signIn: .screen(.presented(.fullScreen))
    }
  }
}
// README end

struct HelpMap: NavigationMap {
  func destination(for route: Help) -> RouteDestination<Help> { .screen(.presented(.sheet)) }
}

@MainActor final class Session { var isSignedIn = false }

struct Keeper: GuardKeeper {
  let session: Session

  func verdict(on rule: Gate) -> Verdict<Shop> {
    session.isSignedIn ? .allow : .detour(to: .signIn)
  }
}

@MainActor func use() throws {
  let links = LinkTable<Shop>(schemes: ["shop"]) {
    LinkPattern("/product/{id}", { (id: Int) in Shop.product(ProductID(raw: id)) }) {
      if case .product(let id) = $0 { id.raw } else { nil }
    }
  }
  let feature = NavigationFeature(ShopMap(), guards: Keeper(session: Session()), links: links)
  let navigator = try SceneNavigator(feature, NavigationFeature(HelpMap())).of(Shop.self)
  navigator.show(.product(ProductID(raw: 1)))
  print(Shop.list(Filter()) == .main)
}
