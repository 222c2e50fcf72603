/// Guards for the routes of all features, with a keeper of their own.
///
/// ```swift
/// let scene = try SceneNavigator(
///   Feature(AppMap()), Feature(AccountMap()),
///   guards: SceneGuards(AppGuards(session)) { route in
///     route.as(Entry.self) == nil ? [.signedIn] : []   // splash and sign-in need none
///   })
/// ```
///
/// The closure returns the guards of a route. It is called often, so it should only look at the
/// route. The navigator asks these guards before those of the maps, for every screen that a request
/// shows, and in `SceneNavigator.revalidate()` for every open screen. So all modules of an app
/// share one "signed in". A guard is not asked for the route to which it redirects or detours, nor
/// for a curtain (a cover over the whole scene, such as a lock).
public struct SceneGuards: Sendable {
  package let rules: SceneRules
  let keeper: AnyKeeper

  /// Makes the guards that `keeper` answers; `guards` returns those of a route.
  @MainActor public init<K: GuardKeeper>(
    _ keeper: K, of guards: @escaping @Sendable (AnyRoute) -> [K.R.Guard]
  ) {
    rules = SceneRules { route in
      guards(route).map { AnyGuard($0, owner: SceneRules.owner, type: K.R.name) }
    }
    self.keeper = AnyKeeper(keeper)
  }
}
