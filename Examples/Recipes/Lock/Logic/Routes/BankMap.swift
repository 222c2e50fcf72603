public import Portolan

/// Where each screen belongs; cover and lock stand above them all.
public struct BankMap: NavigationMap {
  /// Makes the map; it has no settings.
  public init() {}

  /// Where the route belongs.
  public func destination(for route: BankRoute) -> RouteDestination<BankRoute> {
    switch route {
    case .splash: return .screen(.root, isPassing: true)
    case .signIn: return .screenInStack(.root)
    case .main: return .tabs([.accounts, .cards], .root, guards: [.started, .signedIn])
    case .accounts, .cards: return .screenInStack(.member(of: .main))
    case .account: return .screen(.pushed(onto: .accounts))
    case .transfer: return .screenInStack(.presented(.sheet, over: .main), guards: [.signedIn])

    case .cover: return .screen(.curtain)
    case .lock: return .screenInStack(.curtain)
    case .code: return .screen(.pushed(onto: .lock))
    }
  }

  /// What stands when nothing else may.
  public var refuge: BankRoute? { .signIn }

  /// One route of each case.
  public var samples: [BankRoute] {
    [
      .splash, .signIn, .main, .accounts, .account(id: 1), .cards, .transfer, .cover, .lock, .code,
    ]
  }
}
