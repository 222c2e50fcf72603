import Portolan

/// A map that forgets every third time that a lock is to be found again, which no map may.
final class FickleMap: NavigationMap, @unchecked Sendable {
  // Unchecked: it is asked on the main actor alone here.
  private var count = 0

  func destination(for route: Isle) -> RouteDestination<Isle> {
    guard route == .lock else { return IsleMap().destination(for: route) }
    count += 1
    return .screen(.root, reuse: count.isMultiple(of: 3) ? .never : .anywhere)
  }

  var samples: [Isle] { IsleMap().samples }
}
