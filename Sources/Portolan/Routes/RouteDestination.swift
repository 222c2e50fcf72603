/// The shape, the placement and the guards that a map gives to a route.
///
/// ```swift
/// case .main:     return .tabs([.products, .account], .root)
/// case .products: return .screenInStack(.member(of: .main))
/// case .product:  return .screen(.pushed(onto: .products))
/// case .checkout: return .screen(.pushed(onto: .bag), guards: [.signedIn])
/// ```
public struct RouteDestination<R: NavigationRoute>: Hashable, Sendable {
  /// Nil for a route that this map does not show.
  let erased: AnyDestination?

  init(
    _ shape: Shape, _ placement: Placement<R>, _ guards: [R.Guard], _ reuse: Reuse,
    _ transition: ScreenTransition, isPassing: Bool = false
  ) {
    erased = AnyDestination(
      shape: shape, place: placement.place,
      guards: guards.isEmpty ? [] : guards.map { AnyGuard($0, of: R.self) },
      reuse: reuse, transition: transition, isPassing: isPassing)
  }
}

/// A destination without its route type.
package struct AnyDestination: Hashable, Sendable {
  package let shape: Shape
  package let place: Place
  var guards: [AnyGuard]
  let reuse: Reuse
  let transition: ScreenTransition
  package let isPassing: Bool
  /// Whether links wait while the screen is open.
  var holdsLinks = false
  /// Whether other dialogs wait while the screen, a dialog, is open.
  package var holdsDialogs = false
  /// The destinations to try in turn when this one does not apply; their own `others` are empty.
  var others: [AnyDestination] = []
  /// Whether the destination that stands nearest to the front screen is tried first.
  var isNearestFirst = false
}

extension RouteDestination {
  /// Takes the first of several destinations that applies.
  ///
  /// ```swift
  /// case .help:
  ///   return .firstOf(.screen(.pushed(.inVisibleStack)), .screenInStack(.presented(.sheet)))
  /// ```
  ///
  /// A destination applies when the route can be placed there now: there is a stack to push onto or
  /// a screen to present over, and the screen that it stands on belongs to a feature of the app.
  /// When no destination applies, the request fails with the error of the last one. A link waits
  /// instead when one of them only needs the app to be ready.
  ///
  /// The guards of all destinations are asked, whichever is taken. The first destination's `reuse`
  /// says where an existing screen is looked for before any destination is tried. For a member of a
  /// container, the first destination must be its place in the container. Destinations that are
  /// containers must all list the same members.
  public static func firstOf(_ first: Self, _ others: Self...) -> Self {
    Self(erased: AnyDestination(firstOf: ([first] + others).compactMap(\.erased)))
  }

  /// Takes the nearest of several destinations: a screen of several tabs opens in the visible tab.
  ///
  /// ```swift
  /// case .product:
  ///   return .nearestOf(
  ///     .screen(.pushed(onto: .products), reuse: .currentStack), .screen(.pushed(onto: .search)))
  /// ```
  ///
  /// A destination is as near as the screen that it stands on: first come screens on the visible
  /// path, then those that were in front most recently, then members that were never shown. Of
  /// equally near destinations the first is taken, also when none stands on an existing screen. The
  /// rest is as in `firstOf`; with `reuse: .currentStack`, each destination can have its own
  /// screen.
  public static func nearestOf(_ first: Self, _ others: Self...) -> Self {
    Self(erased: AnyDestination(firstOf: ([first] + others).compactMap(\.erased)))
      .with(\.isNearestFirst)
  }

  /// The same destination, but links wait until its screen has closed, such as a payment or a call.
  ///
  /// ```swift
  /// case .payment: return .screenInStack(.presented(.sheet)).holdingLinks
  /// ```
  ///
  /// A link waits while the screen is in front or beneath other screens, but not while another
  /// member of a container hides it. A link to the screen itself, or to a screen that comes on it in
  /// its stack, such as the return to a payment, does not wait. With `firstOf` and `nearestOf` it
  /// counts for all destinations if one of them has it.
  public var holdingLinks: Self { with(\.holdsLinks) }

  /// The same destination of a dialog, but other dialogs wait until it has closed.
  ///
  /// ```swift
  /// case .offline: return .screen(.presented(.alert)).holdingDialogs
  /// ```
  ///
  /// They do so in any case for one that `ask(_:)` shows, and never with the policy `replace`, nor does
  /// what a guard shows for such a call. With `firstOf` and `nearestOf` it counts as `holdingLinks`
  /// does.
  public var holdingDialogs: Self { with(\.holdsDialogs) }

  private func with(_ flag: WritableKeyPath<AnyDestination, Bool>) -> Self {
    var destination = erased
    destination?[keyPath: flag] = true
    return Self(erased: destination)
  }

  /// The app does not show this route, or not with this map.
  ///
  /// ```swift
  /// case .labs: return features.hasLabs ? .screen(.pushed(onto: .account)) : .nowhere
  /// ```
  ///
  /// A request for it, by code or by a link, fails with `notInThisMap`. When the app adopts such a
  /// map, open screens of the route close. A restoration leaves them out and reports them. `firstOf`
  /// and `nearestOf` skip this destination.
  public static var nowhere: Self { Self(erased: nil) }

  init(erased: AnyDestination?) {
    self.erased = erased
  }
}

extension AnyDestination {
  /// Combines several destinations, as `firstOf` does; nil when there are none.
  init?(firstOf destinations: [AnyDestination]) {
    guard let first = destinations.first else { return nil }
    let all = destinations.flatMap(\.alternatives)
    var guards: [AnyGuard] = []
    for rule in all.flatMap(\.guards) where !guards.contains(rule) { guards.append(rule) }
    shape = first.shape
    place = first.place
    self.guards = guards
    reuse = first.reuse
    transition = first.transition
    isPassing = all.contains(where: \.isPassing)
    holdsLinks = all.contains(where: \.holdsLinks)
    holdsDialogs = all.contains(where: \.holdsDialogs)
    self.others = Array(all.dropFirst())
  }

  /// This destination and those to try after it, each without its `others`.
  package var alternatives: [AnyDestination] {
    var alone = self
    alone.others = []
    alone.isNearestFirst = false
    return [alone] + others
  }

  /// The transition of the first alternative whose place satisfies `isMeant`; without one, the
  /// destination's own.
  func transition(where isMeant: (Place) -> Bool) -> ScreenTransition {
    (alternatives.first { isMeant($0.place) } ?? self).transition
  }

  /// The same screen and guards in another place.
  package func moved(to place: Place, as shape: Shape) -> AnyDestination {
    AnyDestination(
      shape: shape, place: place, guards: guards, reuse: reuse, transition: .cut, isPassing: false)
  }

  /// The same destination at a place that a request names.
  ///
  /// Shape and transition are those of the first alternative that is pushed, or not pushed, like
  /// `place`. A pushed destination has no stack of its own.
  func placed(at place: Place) -> AnyDestination {
    let alike = alternatives.first { $0.place.isPushed == place.isPushed } ?? self
    return AnyDestination(
      shape: place.isPushed && alike.shape == .ownStack ? .screen : alike.shape, place: place,
      guards: guards, reuse: reuse, transition: alike.transition, isPassing: isPassing,
      holdsLinks: holdsLinks, holdsDialogs: holdsDialogs)
  }
}
