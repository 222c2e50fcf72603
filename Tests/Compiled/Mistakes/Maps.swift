import Portolan

struct Misplacing: NavigationMap {
  func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .main: return .screen(.pushed)  // says: .pushed(onto: .list)
    case .list: return .screen(.pushed(.main))  // says: .pushed(onto:)
    case .item: return .screen(.presented(.fullscreen))  // says: has no member 'fullscreen'
    case .signIn: return .screenInStack(.member(off: .main))  // says: expected 'of:'
    }
  }
}

struct Guarding: NavigationMap {
  func destination(for route: Help) -> RouteDestination<Help> {
    .screen(.presented(.sheet), guards: [.signedIn])  // says: type 'Never' has no member 'signedIn'
  }
}

@MainActor func keeperless() {
  _ = Navigator(ShopMap())  // says: add `guards:`
  _ = NavigationFeature(ShopMap())  // says: add `guards:`
}

struct Keeper: GuardKeeper {
  func verdict(on rule: Shop.Guard) -> Verdict<Shop> {
    .detour(.signIn)  // says: argument label 'to:'
  }
}
