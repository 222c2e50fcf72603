import Portolan

struct LibraryMap: NavigationMap {
  func destination(for route: Library) -> RouteDestination<Library> {
    switch route {
    case .library: return .split(primary: .catalogue, secondary: .empty, .root)
    case .empty: return .nowhere
    case .catalogue: return .screenInStack(.member(of: .library))
    case .book: return .screenInStack(.column(.secondary, of: .library))
    case .author: return .screen(.pushed(.inVisibleStack))
    case .hours: return .screenInStack(.presented(.sheet))
    }
  }

  var samples: [Library] {
    [.library, .empty, .catalogue, .book(id: 1), .author(name: "Jane Austen"), .hours]
  }
}
