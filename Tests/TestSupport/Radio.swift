import Observation
package import Portolan

/// Routes of an app with tabs in sections.
package enum Radio: NavigationRoute {
  case main, home, albums, inbox, artists, search, genres
  case item(Int)

  package enum Guard: Hashable, Sendable { case isOpen }
}

package struct RadioMap: NavigationMap {
  /// Whether a narrow screen lists some tabs under More.
  let isLong: Bool

  package init(isLong: Bool = false) { self.isLong = isLong }

  /// The tabs in order.
  package static func members(isLong: Bool) -> [Radio] {
    [.home, .albums, .artists, .inbox, .search] + (isLong ? [.genres] : [])
  }

  package func destination(for route: Radio) -> Destination<Radio> {
    switch route {
    case .main: return .tabs(Self.members(isLong: isLong), .root)
    case .artists: return .screenInStack(.member(of: .main), guards: [.isOpen])
    case .genres where !isLong: return .nowhere
    case .item: return .screen(.pushed(onto: .home))
    default: return .screenInStack(.member(of: .main))
    }
  }
}

/// Says whether the artists may be seen.
@MainActor package final class RadioDoor: GuardKeeper {
  package var verdict = Verdict<Radio>.allow
  package private(set) var asked = 0

  package init() {}

  package func verdict(on rule: Radio.Guard) async -> Verdict<Radio> {
    asked += 1
    return verdict
  }
}

/// What the app's tabs say now.
@MainActor @Observable package final class RadioNews {
  package var unread = 0
  /// Whether there are sections and a search tab.
  package var isSorted = true

  package init() {}

  package func listing(of member: Radio) -> TabListing {
    switch member {
    case .inbox: return TabListing(badge: unread > 0 ? "\(unread)" : nil)
    case .albums, .artists, .genres: return TabListing(section: isSorted ? "Library" : nil)
    case .search: return TabListing(isSearch: isSorted)
    default: return TabListing()
    }
  }
}
