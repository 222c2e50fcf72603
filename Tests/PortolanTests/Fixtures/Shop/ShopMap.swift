import Portolan

struct ShopMap: NavigationMap {
  func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .splash: return .screen(.root, isPassing: true)
    case .login: return .screen(.root, transition: .slide(from: .leading))
    case .lock: return .screen(.root)
    case .main:
      return .tabs(
        [.products, .search(""), .account], .root, guards: [.started], transition: .crossDissolve())
    case .products, .search: return .screenInStack(.member(of: .main))
    case .account: return .screenInStack(.member(of: .main), guards: [.signedIn])
    case .product: return .screen(.pushed(onto: .products))
    case .reviews(let id): return .screen(.pushed(onto: .product(id: id)))
    case .photo(let id): return .screen(.presented(.fullScreen, over: .product(id: id)))
    case .note: return .screen(.pushed(inStackOf: .products))
    case .help: return .screen(.pushed(.inVisibleStack))
    case .club: return .screen(.pushed(onto: .products), guards: [.club])
    case .orders: return .screen(.pushed(onto: .account))
    case .order: return .screen(.pushed(onto: .orders))
    case .bag: return .screenInStack(.presented(.sheet, over: .main))
    case .checkout: return .screen(.pushed(onto: .bag), guards: [.signedIn, .bagNotEmpty])
    case .signIn, .address: return .screenInStack(.presented(.sheet))
    case .forgotPassword: return .screen(.pushed(onto: .signIn))
    }
  }

  var samples: [Shop] {
    [
      .splash, .login, .lock, .main, .products, .account, .bag, .search("lamp"), .product(id: 1),
      .reviews(id: 1), .photo(id: 1), .note(1), .help, .club, .orders, .order(id: 1), .checkout,
      .signIn, .forgotPassword, .address(AddressPicker(near: "Oslo")),
    ]
  }
}
