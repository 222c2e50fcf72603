import Portolan

struct LibraryMap: NavigationMap {
  func destination(for route: Library) -> RouteDestination<Library> {
    switch route {
    case .home: return .tabs([.catalogue, .loans], .root)
    case .catalogue: return .screenInStack(.member(of: .home))
    case .loans: return .screen(.member(of: .home))
    case .book: return .screen(.pushed(onto: .catalogue))
    case .loan: return .screen(.pushed(onto: .loans), guards: [.signedIn])
    case .hours, .signIn: return .screenInStack(.presented(.sheet))
    }
  }

  var samples: [Library] {
    [.home, .catalogue, .book(id: 1), .loans, .loan(book: 1), .hours, .signIn]
  }
}
