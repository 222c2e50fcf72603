import Portolan

/// Where the screens of the account belong: in tabs that the app names, and over whatever is shown.
struct AccountMap: NavigationMap {
  let tabs: any NavigationRoute

  func destination(for route: AccountRoute) -> RouteDestination<AccountRoute> {
    switch route {
    case .account: return .screenInStack(.member(of: tabs), guards: [.signedIn])
    case .signIn: return .screenInStack(.presented(.sheet))
    }
  }
}
