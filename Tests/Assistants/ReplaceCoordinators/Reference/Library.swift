import Portolan

/// The screens of the library.
enum Library: NavigationRoute {
  case catalogue, book(id: Int), author(name: String), branch(BranchQuestion), loans, hours, signIn
  enum Guard: Hashable, Sendable { case signedIn }
}

/// Asks for a branch.
struct BranchQuestion: ScreenQuestion {
  typealias Answer = Branch
  let book: Int
  var route: Library { .branch(self) }
}

struct LibraryMap: NavigationMap {
  func destination(for route: Library) -> RouteDestination<Library> {
    switch route {
    case .catalogue: return .screenInStack(.root)
    case .book: return .screen(.pushed(onto: .catalogue))
    case .author: return .screen(.pushed(inStackOf: .catalogue))
    case .branch, .signIn: return .screenInStack(.presented(.sheet))
    case .loans: return .screenInStack(.presented(.sheet), guards: [.signedIn])
    case .hours: return .screen(.pushed(onto: .loans))
    }
  }

  var samples: [Library] {
    [
      .catalogue, .book(id: 1), .author(name: "Jane Austen"), .branch(BranchQuestion(book: 1)),
      .loans, .hours, .signIn,
    ]
  }
}

struct LibraryGuards: GuardKeeper {
  let reader: Reader

  func verdict(on rule: Library.Guard) async -> Verdict<Library> {
    switch rule {
    case .signedIn: return reader.name == nil ? .detour(to: .signIn) : .allow
    }
  }
}
