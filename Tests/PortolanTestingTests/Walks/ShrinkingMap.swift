import Portolan

/// A map that lists less than it did, as no map may while the app runs.
final class ShrinkingMap: NavigationMap, @unchecked Sendable {
  // Unchecked: it is asked on the main actor alone here.
  var isSmall = false

  func destination(for route: Isle) -> RouteDestination<Isle> {
    guard route == .menu, isSmall else { return IsleMap().destination(for: route) }
    return .custom(Drawer(), [.left], .root)
  }

  var samples: [Isle] { IsleMap().samples }
}
