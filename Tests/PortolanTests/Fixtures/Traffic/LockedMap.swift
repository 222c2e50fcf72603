import PortolanTesting

@testable import Portolan

/// A random map that may ask for more of its screens, and for some values of theirs, and may name any
/// route as its refuge or as a curtain.
struct LockedMap: NavigationMap {
  /// The guard that a scene may ask on every request.
  static let lock = AnyGuard(Point.Guard(number: -1), of: Point.self)

  let map: RandomMap
  let refuge: Point?
  let curtain: Point?
  var isStrict = false

  /// The map itself, and the one with more guards.
  var variants: [MapSet.Entry] {
    [false, true].map {
      MapSet.Entry(LockedMap(map: map, refuge: refuge, curtain: curtain, isStrict: $0))
    }
  }

  func destination(for route: Point) -> RouteDestination<Point> {
    if route.identity == curtain { return .screen(.curtain) }
    let said = map.destination(for: route)
    var rules = isStrict && route.number % 3 == 1 ? [Point.Guard(number: -2)] : []
    if route.value == 2 { rules.append(Point.Guard(number: -3)) }
    return said.guarded(by: rules)
  }
}

extension RouteDestination {
  /// The same destination with more guards.
  func guarded(by rules: [R.Guard]) -> Self {
    var destination = erased
    destination?.guards += rules.map { AnyGuard($0, of: R.self) }
    return Self(erased: destination)
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
