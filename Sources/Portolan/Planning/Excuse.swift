/// A guard of a map and the route it leads to, of which it is not asked itself: it would lead there
/// for ever.
struct Excuse: Hashable {
  let rule: AnyGuard
  let route: AnyRoute

  /// Whether a guard is not asked of a route.
  func covers(_ rule: AnyGuard, of route: AnyRoute) -> Bool {
    rule == self.rule && route.isSameScreen(as: self.route)
  }
}
