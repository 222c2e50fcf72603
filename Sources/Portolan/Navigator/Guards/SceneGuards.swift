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
/// So all modules of an app share one "signed in". A feature can bring such guards with its own
/// keeper, mostly for its own routes:
///
/// ```swift
/// let shop = NavigationFeature(
///   ShopMap(), guards: ShopGuards(session: session),
///   sceneGuards: { $0.as(Shop.self) == nil ? [] : [.versionSupported] })
/// ```
///
/// The closure returns the guards of a route; an empty array for none. It is called often, so it
/// should only look at the route. The navigator asks these guards before those of the destinations,
/// each once while it tries a request: first the guards of this type, then those of the features by
/// the names of their route types. It asks them for the target of each request, also when its
/// screen is open already, and for each other screen that a request newly shows; going back asks
/// none. `SceneNavigator.revalidate()` asks them for every open screen. A guard is not asked for
/// the route to which it redirects or detours, nor for a curtain (a second window above the scene).
public struct SceneGuards: Sendable {
  package let rules: SceneRules
  let keeper: AnyKeeper

  /// Creates the guards: `guards` returns those of a route, and `keeper` answers them.
  @MainActor public init<K: GuardKeeper>(
    _ keeper: K, of guards: @escaping @Sendable (AnyRoute) -> [K.RouteType.Guard]
  ) {
    rules = SceneRules { route in
      guards(route).map { AnyGuard($0, owner: SceneRules.owner, type: K.RouteType.savedName) }
    }
    self.keeper = AnyKeeper(keeper)
  }
}
