/// A route's shape, placement and guards, as a map gives them.
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

/// A destination of a route of any type.
package struct AnyDestination: Hashable, Sendable {
  package let shape: Shape
  package let place: Place
  var guards: [AnyGuard]
  let reuse: Reuse
  let transition: ScreenTransition
  package let isPassing: Bool
  /// Whether links wait while the screen is open.
  var holdsLinks = false
  /// Whether other dialogs wait while the destination's screen, a dialog, is open.
  package var holdsDialogs = false
  /// The destinations to try in turn when this one does not apply; their own `others` are empty.
  var others: [AnyDestination] = []
  /// Whether the destination that stands nearest to the front screen is tried first.
  var isNearestFirst = false
}

extension RouteDestination {
  /// Several destinations for one route: the first one whose place can be used now is taken.
  ///
  /// ```swift
  /// case .help:
  ///   return .firstOf(.screen(.pushed(.inVisibleStack)), .screenInStack(.presented(.sheet)))
  /// ```
  ///
  /// A place can be used when there is a stack to push onto or a screen to present over, and when a
  /// feature of the app has the route that the placement names. When no place can be used, the
  /// request fails with the error of the last one. But when one of the destinations lacks a screen
  /// to present over, the error is `nothingToPresentOver`, and a link waits for such a screen.
  ///
  /// The guards of all destinations are asked, whichever is taken. The `reuse` of the first
  /// destination says where the navigator looks for an open screen before it tries any place. For a
  /// member of a container, the first destination must be the member's place in the container.
  /// Destinations that are containers must all list the same members. A destination `.nowhere` is
  /// skipped.
  public static func firstOf(_ first: Self, _ others: Self...) -> Self {
    Self(erased: AnyDestination(firstOf: ([first] + others).compactMap(\.erased)))
  }

  /// Several destinations for one route: the one with the nearest place is taken, so that a screen
  /// that several tabs can show opens in the visible tab.
  ///
  /// ```swift
  /// case .product:
  ///   return .nearestOf(
  ///     .screen(.pushed(onto: .products), reuse: .currentStack), .screen(.pushed(onto: .search)))
  /// ```
  ///
  /// A place is as near as the screen at which it attaches: first come screens on the visible path,
  /// then those that were in front most recently, then members that were never shown. Of equally
  /// near places the first is taken, also when none attaches at an open screen. All else is as with
  /// `firstOf`. With `reuse: .currentStack`, as above, each place can have its own screen.
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
  /// A link waits while the screen is in front or beneath other screens. It does not wait while
  /// another member of a container hides the screen. A link to the screen itself, or to a screen
  /// that is pushed onto it in the same stack, such as the return to a payment, does not wait. In
  /// `firstOf` and `nearestOf`, `holdingLinks` on one destination counts for all of them.
  public var holdingLinks: Self { with(\.holdsLinks) }

  /// The same destination of a dialog, but dialogs that are requested while this dialog is open
  /// wait until it has closed.
  ///
  /// ```swift
  /// case .offline: return .screen(.presented(.alert)).holdingDialogs
  /// ```
  ///
  /// Without this modifier, only a dialog that `ask(_:)` has shown makes others wait; a new dialog
  /// replaces any other open dialog. A new dialog that is requested with the policy `replace` never
  /// waits: it replaces the open one. A dialog that a guard shows for a request with that policy
  /// does not wait either. In `firstOf` and `nearestOf`, `holdingDialogs` on one destination counts
  /// for all of them.
  public var holdingDialogs: Self { with(\.holdsDialogs) }

  private func with(_ flag: WritableKeyPath<AnyDestination, Bool>) -> Self {
    var destination = erased
    destination?[keyPath: flag] = true
    return Self(erased: destination)
  }

  /// A destination for a route that the app does not show, or does not show with this map.
  ///
  /// ```swift
  /// case .labs: return features.hasLabs ? .screen(.pushed(onto: .account)) : .nowhere
  /// ```
  ///
  /// A request for the route, by code or by a link, fails with `notInThisMap`. When the app changes
  /// to a map that returns `.nowhere` (`SceneNavigator.adopt(_:)`), open screens of the route
  /// close. A restoration leaves out screens of the route and reports them. `firstOf` and
  /// `nearestOf` skip this destination.
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

  /// This destination alone, then those to try after it.
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

  /// The same screen and guards at another place, with another shape.
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
