public import PortolanLinks

/// One route type with its map, guard keeper, links and tasks: all that a navigator knows of it.
///
/// ```swift
/// let scene = try SceneNavigator(
///   NavigationFeature(ShopMap(), guards: ShopGuards(session: session)),
///   NavigationFeature(HelpMap(), links: helpLinks))
/// ```
///
/// If the route type has guards, a feature without a keeper does not compile.
@MainActor public struct NavigationFeature {
  package let entry: MapSet.Entry
  let keeper: AnyKeeper
  let rules: SceneRules?
  let links: LinkTable<AnyRoute>?
  let tasks: (any ScreenTasks<AnyRoute>)?

  /// Makes a feature whose routes have no guards.
  public init<M: NavigationMap>(
    _ map: M, links: LinkTable<M.RouteType>? = nil, tasks: (any ScreenTasks<M.RouteType>)? = nil
  ) where M.RouteType.Guard == Never {
    self.init(map, AnyKeeper { _, _ in .allow }, nil, links, tasks)
  }

  /// Makes a feature with the keeper that answers for its guards.
  ///
  /// `sceneGuards` returns those that are asked for a route wherever it is placed, as `SceneGuards`
  /// says; the route may be of any feature. It is called often.
  public init<M: NavigationMap, K: GuardKeeper<M.RouteType>>(
    _ map: M, guards keeper: K, sceneGuards: (@Sendable (AnyRoute) -> [M.RouteType.Guard])? = nil,
    links: LinkTable<M.RouteType>? = nil, tasks: (any ScreenTasks<M.RouteType>)? = nil
  ) {
    let rules = sceneGuards.map { guards in
      SceneRules { route in guards(route).map { AnyGuard($0, of: M.RouteType.self) } }
    }
    self.init(map, AnyKeeper(keeper), rules, links, tasks)
  }

  /// Does not compile: a map with guards needs the keeper that answers for them.
  @available(
    *, unavailable, message: "This map's routes have guards: add `guards:` with their GuardKeeper."
  )
  public init<M: NavigationMap>(
    _ map: M, links: LinkTable<M.RouteType>? = nil, tasks: (any ScreenTasks<M.RouteType>)? = nil
  ) {
    preconditionFailure("It does not compile.")
  }

  private init<M: NavigationMap>(
    _ map: M, _ keeper: AnyKeeper, _ rules: SceneRules?, _ links: LinkTable<M.RouteType>?,
    _ tasks: (any ScreenTasks<M.RouteType>)?
  ) {
    entry = MapSet.Entry(map)
    self.keeper = keeper
    self.rules = rules
    self.links = links.map { $0.map({ AnyRoute($0) }, back: { $0.as() }) }
    self.tasks = tasks.map { FeatureTasks(tasks: $0) }
  }

  /// The same feature with another map and keeper; it has no tasks, and no guards of the scene.
  package init(replacing other: NavigationFeature, by entry: MapSet.Entry, keeper: AnyKeeper) {
    self.entry = entry
    self.keeper = keeper
    rules = nil
    links = other.links
    tasks = nil
  }
}
