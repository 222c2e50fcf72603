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
