import Portolan

struct LibraryMap: NavigationMap {
  func destination(for route: Library) -> RouteDestination<Library> {
    switch route {
    case .home: return .tabs([.catalogue, .loans], .root)
    case .catalogue: return .screenInStack(.member(of: .home))
    case .loans: return .screenInStack(.member(of: .home), guards: [.signedIn])
    case .book: return .screen(.pushed(onto: .catalogue))
    case .hours, .branch: return .screenInStack(.presented(.sheet))
    }
  }

  var samples: [Library] {
    [.home, .catalogue, .book(id: 1), .loans, .hours, .branch(BranchQuestion(book: 1))]
  }
}
