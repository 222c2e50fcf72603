/// What a map says of a route: its shape, where it attaches, and what must hold first.
///
/// ```swift
/// case .main:     return .tabs([.products, .account], .root)
/// case .products: return .stack(.member(of: .main))
/// case .product:  return .screen(.pushed(onto: .products))
/// case .checkout: return .screen(.pushed(onto: .bag), guards: [.signedIn])
/// ```
public struct Destination<R: NavigationRoute>: Hashable, Sendable {
  /// Nil for a route that this map does not show.
  let erased: AnyDestination?

  init(
    _ shape: Shape, _ placement: Placement<R>, _ guards: [R.Guard], _ reuse: Reuse,
    _ transition: PartTransition, isPassing: Bool = false
  ) {
    erased = AnyDestination(
      shape: shape, place: placement.place,
      guards: guards.isEmpty ? [] : guards.map { AnyGuard($0, of: R.self) },
      reuse: reuse, transition: transition, isPassing: isPassing)
  }
}

/// A destination without its route type.
struct AnyDestination: Hashable, Sendable {
  let shape: Shape
  let place: Place
  let guards: [AnyGuard]
  let reuse: Reuse
  let transition: PartTransition
  let isPassing: Bool
  /// What to try where this one does not apply; they have none themselves.
  var others: [AnyDestination] = []
  /// Whether what stands nearest to the screen in front is tried first.
  var isNearestFirst = false
}

extension Destination {
  /// The first of several destinations that applies.
  ///
  /// ```swift
  /// case .help:
  ///   return .firstOf(.screen(.pushed(.inVisibleStack)), .stack(.presented(.sheet)))
  /// ```
  ///
  /// One applies when the route can be placed there now: there is a stack to push onto, something
  /// to present over, and the feature that it stands on belongs to the app. When none does, the
  /// error is the last one's; a link waits when one of them only waits for the app to be ready.
  ///
  /// The guards of all are asked, wherever it goes. It is looked for before any is tried, as the
  /// first says. A member of a container says so in the first; alternatives that are containers
  /// list the same members.
  public static func firstOf(_ first: Self, _ others: Self...) -> Self {
    Self(erased: AnyDestination(firstOf: ([first] + others).compactMap(\.erased)))
  }

  /// The nearest of several homes: a screen that stands in more than one tab opens in the one
  /// where the user is.
  ///
  /// ```swift
  /// case .product:
  ///   return .nearestOf(
  ///     .screen(.pushed(onto: .products), reuse: .currentStack), .screen(.pushed(onto: .search)))
  /// ```
  ///
  /// Nearest is what the home stands on: on the way to the screen in front, else what was in front
  /// last, else what was never entered. Of homes that are equally near, and of those that stand on
  /// nothing that is there, the first is taken. Otherwise as `firstOf`: the first says where it is
  /// looked for before a home is chosen, and with `currentStack` each home has a screen of its own.
  public static func nearestOf(_ first: Self, _ others: Self...) -> Self {
    var nearest = AnyDestination(firstOf: ([first] + others).compactMap(\.erased))
    nearest?.isNearestFirst = true
    return Self(erased: nearest)
  }

  /// Nowhere: the app does not show this route, or not with this map.
  ///
  /// ```swift
  /// case .labs: return features.hasLabs ? .screen(.pushed(onto: .account)) : .nowhere
  /// ```
  ///
  /// Asked for, by code or by a link, it ends `notInThisMap`. When another map is adopted an open screen
  /// of the route is set aside, and comes back with a map that places it; a restoration leaves it out
  /// and reports it. Among the alternatives of `firstOf` and `nearestOf` it counts for nothing.
  public static var nowhere: Self { Self(erased: nil) }

  init(erased: AnyDestination?) {
    self.erased = erased
  }
}

extension AnyDestination {
  /// Nil without any.
  init?(firstOf destinations: [AnyDestination]) {
    guard let first = destinations.first else { return nil }
    let all = destinations.flatMap(\.alternatives)
    var guards: [AnyGuard] = []
    for rule in all.flatMap(\.guards) where !guards.contains(rule) { guards.append(rule) }
    shape = first.shape
    place = first.place
    self.guards = guards
    reuse = first.reuse
    transition = (all.first { $0.place == .root } ?? first).transition
    isPassing = all.contains(where: \.isPassing)
    self.others = Array(all.dropFirst())
  }

  /// Itself and what to try after it, each alone.
  var alternatives: [AnyDestination] {
    var alone = self
    alone.others = []
    alone.isNearestFirst = false
    return [alone] + others
  }

  /// The same where an asker says; what would bring its own stack stands in the asker's.
  ///
  /// Of several the shape is that of the one that is placed alike.
  func placed(at place: Place) -> AnyDestination {
    let alike = alternatives.first { $0.place.isPushed == place.isPushed } ?? self
    return AnyDestination(
      shape: place.isPushed && alike.shape == .ownStack ? .screen : alike.shape, place: place,
      guards: guards, reuse: reuse, transition: transition, isPassing: isPassing)
  }
}

/// Where a screen of equal identity is looked for before one is built.
///
/// Of several that are found the one that is seen is used, else the nearest, else the one that was
/// used last. Nearest is what a person would meet first who goes back: in the stack that is visible
/// the one nearest to the top, then what stands in the same tabs, in the same layer, in the layers
/// beneath, and in the parts that are kept. Used last is what was last brought to the front of its
/// container, or built since; after a restoration only the order in which screens were built
/// counts.
public enum Reuse: Hashable, Sendable {
  /// Anywhere in the tree, parts that are kept included.
  case anywhere
  /// Only what is seen: on the visible path, or beside it as the columns of a split are.
  case visible
  /// Only in the stack that is nearest to the screen in front; nowhere when there is none.
  case currentStack
  /// Only in presented layers, not in the base content.
  case presentedOnly
  /// Nowhere: always build.
  case never
}
