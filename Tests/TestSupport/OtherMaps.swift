package import Portolan

/// The sections stand in a container of the app's own.
package struct BurgerMap: NavigationMap {
  package struct Burger: ContainerAdapter {}

  package init() {}

  package func destination(for route: Shop) -> RouteDestination<Shop> {
    guard case .main = route else { return ShopMap().destination(for: route) }
    return .custom(Burger(), [.products, .account], .root)
  }
}

/// The sections are parts; a product is a sheet, and the bag is pushed.
package struct LooseMap: NavigationMap {
  private let ofAccount: [Shop.Guard]

  /// Takes the guards that are asked before the account is shown.
  package init(guarding account: [Shop.Guard] = []) { ofAccount = account }

  package func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .products: return .screenInStack(.root)
    case .account: return .screenInStack(.root, guards: ofAccount)
    case .product: return .screenInStack(.presented(.sheet))
    case .bag: return .screen(.pushed(onto: .products))
    default: return ShopMap().destination(for: route)
    }
  }
}

/// The lock is a tab.
package struct LockTabMap: NavigationMap {
  package init() {}

  package func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .main: return .tabs([.products, .lock], .root)
    case .lock: return .screen(.member(of: .main))
    default: return ShopMap().destination(for: route)
    }
  }
}

/// The bag is a sheet of tabs.
package struct BagTabsMap: NavigationMap {
  package init() {}

  package func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .bag: return .tabs([.checkout, .note], .presented(.sheet, over: .main))
    case .checkout, .note: return .screenInStack(.member(of: .bag))
    default: return ShopMap().destination(for: route)
    }
  }
}

/// The sign-in can only be shown when the session can be reached.
package struct OnlineSignInMap: NavigationMap {
  package init() {}

  package func destination(for route: Shop) -> RouteDestination<Shop> {
    guard case .signIn = route else { return ShopMap().destination(for: route) }
    return .screenInStack(.presented(.sheet), guards: [.online])
  }
}

/// Six tabs: a phone lists two of them under More.
package struct ManyTabsMap: NavigationMap {
  package init() {}

  package func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .main: return .tabs([.products, .splash, .login, .lock, .account, .note], .root)
    case .splash, .login, .lock: return .screen(.member(of: .main))
    case .note: return .screenInStack(.member(of: .main))
    default: return ShopMap().destination(for: route)
    }
  }
}
