import Portolan

struct LibraryMap: NavigationMap {
  func destination(for route: Library) -> RouteDestination<Library> {
    switch route {
    case .home: return .tabs([.catalogue, .loans], .root)
    case .catalogue, .loans: return .screenInStack(.member(of: .home))
    case .book: return .screen(.pushed(onto: .catalogue))
    case .hours, .note: return .screenInStack(.presented(.sheet))
    }
  }

  var samples: [Library] { [.home, .catalogue, .book(id: 1), .loans, .hours, .note(book: 1)] }
}
