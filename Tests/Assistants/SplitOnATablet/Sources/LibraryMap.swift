import Portolan

struct LibraryMap: NavigationMap {
  func destination(for route: Library) -> RouteDestination<Library> {
    switch route {
    case .catalogue: return .screenInStack(.root)
    case .book: return .screen(.pushed(onto: .catalogue))
    case .author: return .screen(.pushed(inStackOf: .catalogue))
    case .hours: return .screenInStack(.presented(.sheet))
    }
  }

  var samples: [Library] { [.catalogue, .book(id: 1), .author(name: "Jane Austen"), .hours] }
}
