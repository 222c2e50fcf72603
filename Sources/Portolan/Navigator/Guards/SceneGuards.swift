/// Guards for the routes of all features, with a keeper of their own.
///
/// ```swift
/// let scene = try SceneNavigator(
///   NavigationFeature(AppMap()), NavigationFeature(AccountMap()),
///   guards: SceneGuards(AppGuards(session)) { route in
///     route.as(Entry.self) == nil ? [.signedIn] : []   // splash and sign-in need none
///   })
/// ```
///
/// In this way all modules of an app share one guard, such as `signedIn`. A feature can also define
/// scene guards that its own keeper answers, mostly for its own routes:
///
/// ```swift
/// let shop = NavigationFeature(
///   ShopMap(), guards: ShopGuards(session: session),
///   sceneGuards: { $0.as(Shop.self) == nil ? [] : [.versionSupported] })
/// ```
///
/// The closure returns the guards of a route; an empty array for none. It is called often, so it
/// should only look at the route. While the navigator tries a request, it asks each guard once:
/// first those of `SceneGuards`, then those of the features' `sceneGuards` by the names of the
/// route types, and those of the destinations last. The guards of the first two kinds are asked for
/// the target of a request, even when its screen is open already, and for all other screens that
/// the request newly shows. Going back asks none of them. `SceneNavigator.revalidate()` asks them
/// for every open screen. A guard is not asked for the route to which it redirects or detours, nor
/// for a curtain (a second window above the scene).
public struct SceneGuards: Sendable {
  package let rules: SceneRules
  let keeper: AnyKeeper

  /// Creates guards for the routes of all features: `guards` returns the guards of a route, and
  /// `keeper` answers them.
  @MainActor public init<K: GuardKeeper>(
    _ keeper: K, of guards: @escaping @Sendable (AnyRoute) -> [K.RouteType.Guard]
  ) {
    rules = SceneRules { route in
      guards(route).map { AnyGuard($0, owner: SceneRules.owner, type: K.RouteType.savedName) }
    }
    self.keeper = AnyKeeper(keeper)
  }
}
