import Observation
package import Portolan
package import PortolanTesting

/// Routes of an app with tabs in sections.
package enum Radio: NavigationRoute {
  case main, home, albums, inbox, artists, search, genres
  case item(Int)
  /// A part without tabs.
  case off

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

  package func destination(for route: Radio) -> RouteDestination<Radio> {
    switch route {
    case .main: return .tabs(Self.members(isLong: isLong), .root)
    case .artists: return .screenInStack(.member(of: .main), guards: [.isOpen])
    case .genres where !isLong: return .nowhere
    case .item: return .screen(.pushed(onto: .home))
    case .off: return .screen(.root)
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

/// Code that changes an app with tabs in sections at any time.
@MainActor package struct RadioCode {
  let navigator: Navigator<Radio>
  let door: RadioDoor
  let news: RadioNews

  package init(_ navigator: Navigator<Radio>, _ door: RadioDoor, _ news: RadioNews) {
    (self.navigator, self.door, self.news) = (navigator, door, news)
  }

  /// Does one thing; returns what.
  package func act(_ random: inout SeededGenerator) -> String {
    let routes: [Radio] = [
      .home, .albums, .artists, .inbox, .search, .item(1), .item(2), .genres,
    ]
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<4:
      let route = routes[Int.random(in: 0..<routes.count, using: &random)]
      navigator.show(route)
      return "show \(route)"
    case 4:
      navigator.back()
      return "back"
    case 5:
      door.verdict = Bool.random(using: &random) ? .allow : .deny("closed")
      return "the door"
    case 6:
      news.unread = Int.random(in: 0...3, using: &random)
      return "unread \(news.unread)"
    default:
      news.isSorted.toggle()
      return "sorted \(news.isSorted)"
    }
  }

  /// The badge of the inbox, as the app says it.
  package var badge: String? { news.unread > 0 ? "\(news.unread)" : nil }
}
