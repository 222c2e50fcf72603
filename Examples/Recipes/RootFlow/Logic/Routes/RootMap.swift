public import Portolan

/// Where each screen belongs, and how the parts follow each other.
public struct RootMap: NavigationMap {
  /// Makes the map; it has no settings.
  public init() {}

  /// Where the route belongs.
  public func destination(for route: RootRoute) -> RouteDestination<RootRoute> {
    switch route {
    case .splash: return .screen(.root, isPassing: true)
    case .login: return .screenInStack(.root, guards: [.started])
    case .main: return .screenInStack(.root, guards: [.started, .signedIn, .unlocked])
    case .lock: return .screen(.root, isPassing: true)

    case .confirmMail: return .screen(.pushed(onto: .login), guards: [.signedOut])
    case .resetPassword: return .screen(.pushed(onto: .login), guards: [.signedOut])
    case .item: return .screen(.pushed(inStackOf: .main))
    case .settings: return .screenInStack(.presented(.sheet, over: .main))
    case .account: return .screenInStack(.presented(.sheet, over: .settings))
    case .signOut: return .screen(.presented(.sheet, over: .account))
    }
  }

  /// The look of a switch depends on where it comes from: nothing slides out of a splash.
  public func transition(from old: RootRoute?, to new: RootRoute) -> ScreenTransition {
    switch (old, new) {
    case (.main, .login): return .slide(from: .leading, .milliseconds(300))
    case (_, .main): return .crossDissolve(.milliseconds(300))
    default: return .cut
    }
  }

  /// One route of each case.
  public var samples: [RootRoute] {
    [
      .splash, .login, .main, .lock, .confirmMail(token: "a"), .resetPassword, .item(id: 1),
      .settings, .account, .signOut,
    ]
  }
}
