import PortolanTesting

@testable import Portolan

/// A random map that may ask on every request as well, may ask for more of its screens, and may name
/// any route as its refuge or as a curtain.
struct LockedMap: NavigationMap {
  let map: RandomMap
  let isLocked: Bool
  let refuge: Point?
  let curtain: Point?
  var isStrict = false

  /// The map itself, then those with guards more and less.
  var variants: [MapSet.Entry] {
    [(isLocked, false), (isLocked, true), (!isLocked, false), (!isLocked, true)].map {
      MapSet.Entry(
        LockedMap(map: map, isLocked: $0, refuge: refuge, curtain: curtain, isStrict: $1))
    }
  }

  var guards: [Point.Guard] { isLocked ? [Point.Guard(number: -1)] : [] }
  func destination(for route: Point) -> Destination<Point> {
    if route == curtain { return .screen(.curtain) }
    let said = map.destination(for: route)
    return isStrict && route.number % 3 == 1 ? said.guarded(by: Point.Guard(number: -2)) : said
  }
}

extension Destination<Point> {
  /// The same destination with one guard more.
  fileprivate func guarded(by rule: Point.Guard) -> Self {
    Self(
      erased: erased.map {
        AnyDestination(
          shape: $0.shape, place: $0.place, guards: $0.guards + [AnyGuard(rule, of: Point.self)],
          reuse: $0.reuse, transition: $0.transition, isPassing: $0.isPassing, others: $0.others,
          isNearestFirst: $0.isNearestFirst)
      })
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
