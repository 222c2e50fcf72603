public import Portolan

/// Where each screen of the Store belongs.
public struct StoreMap: NavigationMap {
  /// Makes the map; it has no state.
  public init() {}

  /// Where the route belongs.
  public func destination(for route: StoreRoute) -> RouteDestination<StoreRoute> {
    switch route {
    case .splash:
      return .screen(.root, isPassing: true)
    case .main:
      return .tabs(
        [.products, .search, .orders], .root, guards: [.started], transition: .crossDissolve())
    case .products:
      return .screenInStack(.member(of: .main))
    case .product(let id):
      return .screen(.pushed(onto: .products), guards: [.productExists(id: id)])
    case .reviews(let id):
      return .screen(.pushed(onto: .product(id: id)))
    case .search:
      return .screenInStack(.member(of: .main))
    case .orders:
      return .screenInStack(.member(of: .main), guards: [.signedIn])
    case .order(let id):
      return .screen(.pushed(onto: .orders), guards: [.orderExists(id: id)])
    case .signIn:
      return .screenInStack(.presented(.sheet))
    case .forgotPassword:
      return .screen(.pushed(onto: .signIn))
    case .bag:
      return .screenInStack(.presented(.sheet, over: .main))
    case .checkout:
      return .screen(.pushed(onto: .bag), guards: [.signedIn, .bagNotEmpty])
    case .address:
      return .screenInStack(.presented(.sheet))
    case .delivery(let id):
      return .screenInStack(.presented(.popover(from: .delivery), over: .product(id: id)))
    case .sorting:
      return .screen(.presented(.confirmationDialog(from: .sort), over: .search))
    case .help:
      return .split(primary: .topics, secondary: .noTopic, .presented(.fullScreen))
    case .topics, .noTopic:
      return .screenInStack(.member(of: .help))
    case .topic:
      return .screenInStack(.column(.secondary, of: .help))
    case .emptying:
      return .screen(.presented(.alert, over: .bag))
    }
  }

  /// One route of each case.
  public var samples: [StoreRoute] {
    [
      .splash, .main, .products, .product(id: 1), .reviews(of: 1), .search, .orders,
      .order(id: 12), .signIn, .forgotPassword, .bag, .checkout,
      .address(AddressPicker(near: "Oslo")), .delivery(of: 1), .sorting(SortPicker()),
      .emptying(EmptyingQuestion()), .help, .topics, .noTopic, .topic(.returns),
    ]
  }
}
