package import Portolan
package import PortolanLinks

/// Routes of an app with a split of two columns and one of three, and with pages.
package enum Desk: NavigationRoute {
  case desk, list
  case folder(Int)
  case empty
  case item(Int)
  case page(Int)
  case note
  case trio, one, two, three, start
  /// What other routes show in the second and the third column of three.
  case pile(Int)
  case letter(Int)
  case book
  case leaf(Int)
  case line, album
  case photo(Int)

  package enum Guard: Hashable, Sendable { case isOpen }
}

package struct DeskMap: NavigationMap {
  /// Which column of three is shown first when there is room for one.
  let compact: SplitColumn

  /// The columns of three that are empty, and shown nowhere.
  let lacking: Set<Desk>

  package init(
    compact: SplitColumn = .primary, lacking: Set<Desk> = []
  ) {
    (self.compact, self.lacking) = (compact, lacking)
  }

  package func destination(for route: Desk) -> RouteDestination<Desk> {
    if lacking.contains(route) { return .nowhere }
    switch route {
    case .desk: return .split(primary: .list, secondary: .empty, .root)
    case .list, .empty: return .screenInStack(.member(of: .desk))
    case .folder: return .screen(.pushed(onto: .list))
    case .item: return .screenInStack(.column(.secondary, of: .desk))
    case .page(0): return .screen(.pushed(onto: .item(1)))
    case .page(let number): return .screen(.pushed(onto: .page(number - 1)))
    case .note: return .screenInStack(.presented(.sheet))
    case .trio:
      return .split(
        primary: .one, supplementary: .two, secondary: .three, compact: compact, .root)
    case .one: return .screen(.member(of: .trio))
    case .two: return .screenInStack(.member(of: .trio), guards: [.isOpen])
    case .three: return .screen(.member(of: .trio))
    case .pile: return .screenInStack(.column(.supplementary, of: .trio))
    case .letter: return .screenInStack(.column(.secondary, of: .trio))
    case .start: return .screen(.root)
    case .book: return .pages([.leaf(0), .leaf(1), .leaf(2), .leaf(3)], .root)
    case .leaf(1): return .screenInStack(.member(of: .book))
    case .leaf(2): return .screen(.member(of: .book), guards: [.isOpen])
    case .leaf: return .screen(.member(of: .book))
    case .line: return .screen(.pushed(onto: .leaf(1)))
    case .album: return .pages([.photo(0), .photo(1), .photo(2)], .pushed(onto: .list))
    case .photo: return .screen(.member(of: .album))
    }
  }
}

package enum DeskLinks {
  /// A link to a letter leads through its pile, of ten letters.
  package static let table = LinkTable<Desk>(schemes: ["desk"]) {
    LinkPattern("/letters/{letter}", Desk.letter) {
      if case .letter(let letter) = $0 { letter } else { nil }
    }
    .through { if case .letter(let letter) = $0 { [.pile(letter / 10)] } else { [] } }
  }
}

/// Says whether the middle column of three, and a page, may be seen.
@MainActor package final class DeskDoor: GuardKeeper {
  package var verdict = Verdict<Desk>.allow
  package private(set) var asked = 0

  package init() {}

  package func verdict(on rule: Desk.Guard) async -> Verdict<Desk> {
    asked += 1
    return verdict
  }
}

/// Answers for a screen that is asked before it closes.
@MainActor package final class DeskAsking {
  package var verdict = ExitVerdict.stay
  package private(set) var count = 0

  package init() {}

  package func answer() -> ExitVerdict {
    count += 1
    return verdict
  }
}
