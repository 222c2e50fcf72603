/// What a map says of a route: its shape, where it attaches, and what must hold first.
///
/// ```swift
/// case .main:     return .tabs([.products, .account], .root)
/// case .products: return .stack(.member(of: .main))
/// case .product:  return .screen(.pushed(onto: .products))
/// case .checkout: return .screen(.pushed(onto: .bag), guards: [.signedIn])
/// ```
public struct Destination<R: NavigationRoute>: Hashable, Sendable {
  let erased: AnyDestination

  private init(
    _ shape: Shape, _ placement: Placement<R>, _ guards: [R.Guard], _ reuse: Reuse,
    _ transition: PartTransition, isPassing: Bool = false
  ) {
    erased = AnyDestination(
      shape: shape, place: placement.place,
      guards: guards.isEmpty ? [] : guards.map { AnyGuard($0, of: R.self) },
      reuse: reuse, transition: transition, isPassing: isPassing)
  }

  /// A screen.
  ///
  /// Its `guards` must hold before it is shown; they are asked in this order, after those of what
  /// it stands on. `reuse` says where it is looked for before it is built, `transition` how a
  /// switch to it looks when it is a part. A splash `isPassing`: nothing is presented over it, and
  /// links wait until it goes.
  public static func screen(
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: PartTransition = .cut, isPassing: Bool = false
  ) -> Self {
    Self(.screen, placement, guards, reuse, transition, isPassing: isPassing)
  }

  /// The screen, standing first in a stack of its own that needs no route.
  public static func stack(
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: PartTransition = .cut
  ) -> Self {
    Self(.ownStack, placement, guards, reuse, transition)
  }

  /// A stack that is named itself; `root` is its first screen.
  public static func stack(
    root: R, _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: PartTransition = .cut
  ) -> Self {
    Self(.stack(root: AnyRoute(root)), placement, guards, reuse, transition)
  }

  /// Tabs, in this order; each member is built when it is first entered.
  public static func tabs(
    _ members: [R], _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: PartTransition = .cut
  ) -> Self {
    Self(.tabs(members.map { AnyRoute($0) }), placement, guards, reuse, transition)
  }

  /// Tabs with members of several features, each with `.member(of:)` this route in its own map.
  ///
  /// ```swift
  /// case .main: return .tabs([Shop.products, Help.topics], .root)
  /// ```
  @_disfavoredOverload
  public static func tabs(
    _ members: [any NavigationRoute], _ placement: Placement<R>, guards: [R.Guard] = [],
    reuse: Reuse = .anywhere, transition: PartTransition = .cut
  ) -> Self {
    Self(.tabs(members.map { AnyRoute($0) }), placement, guards, reuse, transition)
  }
}

/// The shape of what stands for a route.
enum Shape: Hashable, Sendable {
  case screen
  case ownStack
  case stack(root: AnyRoute)
  case tabs([AnyRoute])
}

/// A destination without its route type.
struct AnyDestination: Hashable, Sendable {
  let shape: Shape
  let place: Place
  let guards: [AnyGuard]
  let reuse: Reuse
  let transition: PartTransition
  let isPassing: Bool
}
