import Portolan
import PortolanLinks
import PortolanSwiftUI
import PortolanUIKit

/// The shop that the pages of the tasks name.
@MainActor enum Pages {
  enum Shop: NavigationRoute {
    case splash, main, products, product(id: Int), reviews(id: Int), search, club, bag, signIn
    case delete(DeleteQuestion), notice(Notice)
    enum Guard: Hashable, Sendable { case member }
  }

  struct ShopMap: NavigationMap {
    func destination(for route: Shop) -> RouteDestination<Shop> {
      switch route {
      case .splash: return .screen(.root, isPassing: true)
      case .main: return .tabs([.products, .search], .root)
      case .products, .search: return .screenInStack(.member(of: .main))
      // README begin result
      case .product:
        return .nearestOf(
          .screen(.pushed(onto: .products), reuse: .currentStack), .screen(.pushed(onto: .search)))
      // README end
      case .reviews(let id): return .screen(.pushed(onto: .product(id: id)))
      case .club: return .screen(.pushed(onto: .products), guards: [.member])
      case .bag, .signIn: return .screenInStack(.presented(.sheet))
      // README begin dialog
      case .delete: return .screen(.presented(.alert))
      // README end
      case .notice: return .screen(.presented(.alert))
      }
    }
  }

  /// Who may enter the club.
  final class Session {
    enum State { case member, stranger, signedOut, unreachable }
    var state = State.stranger
  }

  struct Offline: Error {}
  struct NoSuchProduct: Error {}

  struct ShopGuards: GuardKeeper {
    let session: Session
    func verdict(on rule: Shop.Guard) async throws -> Verdict<Shop> {
      switch session.state {
      case .member: return .allow
      case .stranger: return .deny("not a member")
      case .signedOut: return .detour(to: .signIn)
      case .unreachable: throw Offline()
      }
    }
  }

  static func navigator(session: Session? = nil) -> Navigator<Shop> {
    Navigator(ShopMap(), guards: ShopGuards(session: session ?? Session()), links: .shop)
  }

  static func buttons(
    of route: Shop, _ navigator: Navigator<Shop>
  ) -> [(name: String, action: @MainActor () -> Void)] {
    switch route {
    case .search: return [("Lamp", { navigator.show(.product(id: 7)) })]
    case .products: return [("Club", { navigator.show(.club) })]
    default: return [("\(route)", {})]
    }
  }

  struct ShopViews: ViewAssembly {
    let navigator: Navigator<Shop>

    func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
      let buttons = Pages.buttons(of: route, navigator)
      ForEach(buttons.indices, id: \.self) { Button(buttons[$0].name, action: buttons[$0].action) }
    }

    func tabLabel(for member: Shop) -> some View {
      Text(member == .products ? "Products" : "Search")
    }

    func dialog(for route: Shop, in context: ScreenContext<Shop>) -> DialogWords? {
      Pages.dialog(for: route, in: context)
    }
  }

  struct ShopScreens: ScreenAssembly {
    let navigator: Navigator<Shop>

    func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
      if route == .main { return UITabBarController() }
      let controller = ColumnController()
      controller.views = Pages.buttons(of: route, navigator).map { button in
        UIButton(
          type: .system, primaryAction: UIAction(title: button.name) { _ in button.action() }
        )
      }
      return controller
    }

    func tabItem(for member: Shop) -> UITabBarItem {
      UITabBarItem(title: member == .products ? "Products" : "Search", image: nil, tag: 0)
    }

    func dialog(for route: Shop, in context: ScreenContext<Shop>) -> DialogWords? {
      Pages.dialog(for: route, in: context)
    }
  }

  static func dialog(for route: Shop, in context: ScreenContext<Shop>) -> DialogWords? {
    switch route {
    case .delete(let question): return words(question, context)
    case .notice(let notice): return notice.words
    default: return nil
    }
  }
}

extension LinkTable<Pages.Shop> {
  @MainActor static let shop = LinkTable(schemes: ["shop"], hosts: ["shop.example"]) {
    LinkPattern("/products/{id}", Pages.Shop.product) {
      if case .product(let id) = $0 { id } else { nil }
    }
    LinkPattern("/club", .club)
    LinkPattern("/named/{name}") { (name: String) in
      guard name == "lamp" else { throw Pages.NoSuchProduct() }
      return Pages.Shop.product(id: 7)
    }
    LinkPattern("/remote/{name}") { (name: String) throws -> Pages.Shop in throw Pages.Offline() }
  }
}
