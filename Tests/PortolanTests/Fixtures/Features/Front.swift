import Portolan

/// The front of an app whose tabs show what other features bring.
enum Front: NavigationRoute, CaseIterable {
  case main, news, article, about
}

struct FrontMap: NavigationMap {
  func destination(for route: Front) -> RouteDestination<Front> {
    switch route {
    case .main: return .tabs([Front.news, Manual.topics, Manual.cover], .root)
    case .news: return .screenInStack(.member(of: .main))
    case .article: return .screen(.pushed(onto: .news))
    case .about: return .screenInStack(.presented(.sheet))
    }
  }
}
