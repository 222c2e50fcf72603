public import PortolanLinks

/// One route type with its map, keeper, links and tasks: all that a navigator knows of these
/// routes.
///
/// ```swift
/// let scene = try SceneNavigator(
///   NavigationFeature(ShopMap(), guards: ShopGuards(session: session)),
///   NavigationFeature(HelpMap(), links: helpLinks))
/// ```
///
/// A feature whose route type has guards does not compile without a keeper.
@MainActor public struct NavigationFeature {
  package let entry: MapSet.Entry
  let keeper: AnyKeeper
  let rules: SceneRules?
  let links: LinkTable<AnyRoute>?
  let tasks: (any ScreenTasks<AnyRoute>)?

  /// Creates a feature whose routes have no guards.
  ///
  /// `links` reads and writes the feature's links, and `tasks` run for its screens; nil for none.
  public init<M: NavigationMap>(
    _ map: M, links: LinkTable<M.RouteType>? = nil, tasks: (any ScreenTasks<M.RouteType>)? = nil
  ) where M.RouteType.Guard == Never {
    self.init(map, AnyKeeper { _, _ in .allow }, nil, links, tasks)
  }

  /// Creates a feature with the keeper that answers its guards.
  ///
  /// - Parameters:
  ///   - map: Gives each route its destination.
  ///   - keeper: Answers the guards of the map with a verdict.
  ///   - sceneGuards: Returns the scene guards of a route of any feature; see `SceneGuards`. This
  ///     closure is called often. Nil for no scene guards.
  ///   - links: Reads and writes the feature's links; nil for none.
  ///   - tasks: Run for the feature's screens; nil for none.
  public init<M: NavigationMap, K: GuardKeeper<M.RouteType>>(
    _ map: M, guards keeper: K, sceneGuards: (@Sendable (AnyRoute) -> [M.RouteType.Guard])? = nil,
    links: LinkTable<M.RouteType>? = nil, tasks: (any ScreenTasks<M.RouteType>)? = nil
  ) {
    let rules = sceneGuards.map { guards in
      SceneRules { route in guards(route).map { AnyGuard($0, of: M.RouteType.self) } }
    }
    self.init(map, AnyKeeper(keeper), rules, links, tasks)
  }

  /// Does not compile: a map with guards needs a keeper that answers them.
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

  /// A feature with another map and keeper, and the links of `other`; it has no tasks and no scene
  /// guards.
  package init(replacing other: NavigationFeature, by entry: MapSet.Entry, keeper: AnyKeeper) {
    self.entry = entry
    self.keeper = keeper
    rules = nil
    links = other.links
    tasks = nil
  }
}
