import PortolanTesting

@testable import Portolan

/// A random map that may ask on every request as well, and may name any route as its refuge or as a
/// curtain.
struct LockedMap: NavigationMap {
  let map: RandomMap
  let isLocked: Bool
  let refuge: Point?
  let curtain: Point?

  var guards: [Point.Guard] { isLocked ? [Point.Guard(number: -1)] : [] }
  func destination(for route: Point) -> Destination<Point> {
    route == curtain ? .screen(.curtain) : map.destination(for: route)
  }
}

extension RandomMap {
  /// Adds a part that has to be asked for whenever it comes, and a screen in it, and returns it.
  mutating func addGuardedPart() -> Point {
    let new = reserve(2)
    set(new[0], .stack(root: new[1], .root, guards: [Point.Guard(number: 0)]))
    set(new[1], .screen(.member(of: new[0])))
    return new[0]
  }

  /// Adds a part that would be a refuge if its screen had no guard, and returns it.
  mutating func addRefuge() -> Point {
    let new = reserve(2)
    set(new[0], .stack(root: new[1], .root))
    set(new[1], .screen(.member(of: new[0]), guards: [Point.Guard(number: 1)]))
    return new[0]
  }
}
