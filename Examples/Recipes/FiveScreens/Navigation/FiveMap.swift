public import Portolan

/// One stack: the root stands first in it, all others above.
public struct FiveMap: NavigationMap {
  /// Makes the map; it has no settings.
  public init() {}

  /// Where the screen belongs.
  public func destination(for route: FiveRoute) -> Destination<FiveRoute> {
    route == .root ? .screenInStack(.root) : .screen(.pushed(inStackOf: .root))
  }
}
