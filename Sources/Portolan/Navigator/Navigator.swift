/// A scene's navigator, typed for one kind of route, so that leading dots work.
///
/// ```swift
/// let navigator = Navigator(ShopMap(), guards: ShopGuards(session: session))
/// navigator.show(.product(id: 7))
/// try await navigator.navigate(to: .checkout)
/// ```
///
/// A small value over `SceneNavigator`; copies are the same navigator.
@MainActor public struct Navigator<R: NavigationRoute>: Navigating, NavigationVerbs {
  /// The stateful object behind it, which all features share.
  public let scene: SceneNavigator
  /// Who is asked: the scene's own, or a curtain over it, for what asks from a screen there.
  let asked: SceneNavigator

  /// The typed face of a scene's navigator.
  public init(_ scene: SceneNavigator) {
    self.init(asking: scene)
  }

  init(asking asked: SceneNavigator) {
    scene = asked.ground
    self.asked = asked
  }

  /// A navigator for an app of one feature without guards.
  public init<M: NavigationMap<R>>(
    _ map: M, links: LinkTable<R>? = nil, tasks: (any ScreenTasks<R>)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) where R.Guard == Never {
    self.init(SceneNavigator(all: [Feature(map, links: links, tasks: tasks)], clock: clock))
  }

  /// A navigator for an app of one feature.
  public init<M: NavigationMap<R>, K: GuardKeeper<R>>(
    _ map: M, guards keeper: K, links: LinkTable<R>? = nil, tasks: (any ScreenTasks<R>)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      SceneNavigator(
        all: [Feature(map, guards: keeper, links: links, tasks: tasks)], clock: clock))
  }

  /// What is to be shown.
  public var tree: NavigationTree { scene.tree }

  /// The same navigator for another feature's routes.
  public func of<S: NavigationRoute>(_ type: S.Type) -> Navigator<S> { Navigator<S>(asking: asked) }

  /// Shows a route from a place in code; see `show(_:)`.
  @discardableResult
  public func show(_ route: R, from site: CallSite) -> NavigationRequest {
    asked.submit(.show(AnyRoute(route)), site: site)
  }

  /// One step back from a place in code; see `back()`.
  @discardableResult
  public func back(from site: CallSite) -> NavigationRequest {
    asked.submit(.back, cause: .leaving, site: site)
  }

  /// What `show` would do, without doing it; guards are not asked.
  ///
  /// For a curtain, and for what stands in one, it throws `otherSideOfCurtain`.
  public func plan(for route: R) throws(NavigationError) -> Plan {
    try scene.traffic.plan(for: .show(AnyRoute(route)))
  }
}
