import Portolan

/// Where the screens of the help belong: in a sheet over a screen that the app names.
struct HelpMap: NavigationMap {
  let base: any NavigationRoute

  func destination(for route: HelpRoute) -> RouteDestination<HelpRoute> {
    switch route {
    case .topics: return .screenInStack(.presented(.sheet, over: base))
    case .topic(let name): return .screen(.pushed(onto: .topics), guards: [.written(name)])
    }
  }

  var samples: [HelpRoute] { [.topics] + Topic.all.prefix(1).map { .topic($0.name) } }
}
