public import Foundation
public import PortolanLinks

/// The navigator of one window, for the routes of one feature, so that code can write
/// `.product(id: 7)`.
///
/// ```swift
/// let navigator = Navigator(ShopMap(), guards: ShopGuards(session: session))
/// navigator.show(.product(id: 7))
/// try await navigator.navigate(to: .checkout)
/// ```
///
/// A `Navigator` is a small value that refers to a `SceneNavigator`, which all features of the
/// window share; copies refer to the same one. For an app with several features, make the
/// `SceneNavigator` first.
@MainActor public struct Navigator<RouteType: NavigationRoute>: Navigating {
  /// The navigator of the window, which all features share; it has the listeners, limits and
  /// settings.
  public let scene: SceneNavigator
  /// The navigator that performs verbs: the scene's, or a curtain's if a screen there uses this.
  let performer: SceneNavigator

  /// Creates the navigator for one feature's routes in a scene.
  public init(_ scene: SceneNavigator) {
    self.init(asking: scene)
  }

  init(asking performer: SceneNavigator) {
    scene = performer.ground
    self.performer = performer
  }

  /// Creates the navigator of a window for an app with one feature, whose routes have no guards.
  ///
  /// `links` reads and writes the feature's links, `tasks` run for its screens, and `clock`
  /// measures all deadlines. With nil the app has no links or no tasks.
  public init<M: NavigationMap<RouteType>>(
    _ map: M, links: LinkTable<RouteType>? = nil, tasks: (any ScreenTasks<RouteType>)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) where RouteType.Guard == Never {
    self.init(
      SceneNavigator(all: [NavigationFeature(map, links: links, tasks: tasks)], clock: clock))
  }

  /// Creates the navigator of a window for an app with one feature.
  ///
  /// - Parameters:
  ///   - map: Gives each route its destination.
  ///   - keeper: Answers the guards of the map with a verdict.
  ///   - sceneGuards: Returns the scene guards of a route of any feature; see `SceneGuards`. This
  ///     closure is called often. Nil for no scene guards.
  ///   - links: Reads and writes the feature's links; nil for an app without links.
  ///   - tasks: Run for the feature's screens; nil for none.
  ///   - clock: Measures all deadlines.
  public init<M: NavigationMap<RouteType>, K: GuardKeeper<RouteType>>(
    _ map: M, guards keeper: K, sceneGuards: (@Sendable (AnyRoute) -> [RouteType.Guard])? = nil,
    links: LinkTable<RouteType>? = nil, tasks: (any ScreenTasks<RouteType>)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let feature = NavigationFeature(
      map, guards: keeper, sceneGuards: sceneGuards, links: links, tasks: tasks)
    self.init(SceneNavigator(all: [feature], clock: clock))
  }

  /// Does not compile: a map with guards needs a keeper that answers them.
  @available(
    *, unavailable, message: "This map's routes have guards: add `guards:` with their GuardKeeper."
  )
  public init<M: NavigationMap<RouteType>>(
    _ map: M, links: LinkTable<RouteType>? = nil, tasks: (any ScreenTasks<RouteType>)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    preconditionFailure("It does not compile.")
  }

  /// The present tree, which the host shows, or is about to show; observable.
  ///
  /// An observer is told of each change of the tree. To observe one route only, use
  /// ``isVisible(_:)``.
  public var tree: NavigationTree { scene.tree }

  /// The navigator of the same window for another feature's routes.
  ///
  /// When no feature of the scene has the route type, requests fail with `unknownRoute`.
  public func of<S: NavigationRoute>(_ type: S.Type) -> Navigator<S> {
    Navigator<S>(asking: performer)
  }

  /// Performs a verb that `Navigating` has made.
  @discardableResult
  public func perform(_ verb: NavigationVerb) -> NavigationRequest { performer.perform(verb) }

  /// The stack whose first screen is `route`, to read and set its path.
  ///
  /// The stack need not be open. A stack in a curtain (a second window above the scene) is found
  /// before one beneath it.
  public func stack(_ route: RouteType) -> RouteStack<RouteType> {
    let holder = scene.curtains?.holder(of: AnyRoute(route)) ?? scene
    return holder.stacks.stack(route, in: holder)
  }

  /// Asks the guards of all open screens again, for example after a sign-out; see
  /// `SceneNavigator.revalidate()`.
  public func revalidate() async { await scene.revalidate() }

  /// The plan that `show` would perform now; no guard is asked, and nothing changes.
  ///
  /// Throws the error with which `show` would fail now. Throws `otherSideOfCurtain` for a curtain
  /// and for a screen that belongs in a curtain, since the scene's tree does not contain curtains.
  public func plan(for route: RouteType) throws(NavigationError) -> NavigationPlan {
    try scene.traffic.plan(for: .show(AnyRoute(route)))
  }

  /// The plan that `show` would perform now for a course; no guard is asked, and nothing changes.
  ///
  /// Throws as `plan(for:)` with one route does, and `emptyCourse` for a course without routes.
  @_disfavoredOverload
  public func plan(for course: NavigationCourse<RouteType>) throws(NavigationError)
    -> NavigationPlan
  {
    try scene.traffic.plan(for: course.intent)
  }
}

extension Navigator {
  /// The plan that `show` would perform now, while `reads` counts the nodes that planning reads.
  @_spi(Measuring) public func plan(
    for route: RouteType, counting reads: ReadCounter
  ) throws(NavigationError) -> NavigationPlan {
    var tree = scene.traffic.tree
    tree.reads = reads
    return try scene.traffic.plan(for: .show(AnyRoute(route)), in: tree)
  }
}

extension Navigator {
  /// The link of a route, for sharing; when several links open the route, this is always the same
  /// one.
  ///
  /// ```swift
  /// let link = try navigator.link(for: .product(id: 3))  // https://shop.example/products/3
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route that the link opens.
  ///   - form: How the link begins. With nil the link is a web address when the table has hosts;
  ///     otherwise the link begins with the table's scheme.
  /// - Returns: The link, which the navigator's table reads as this route.
  /// - Throws: `noPattern` when no table has a pattern for the route; otherwise the reason why the
  ///   table cannot make the link.
  public func link(for route: RouteType, as form: LinkForm? = nil) throws(LinkPrintProblem) -> URL {
    try scene.links.link(for: AnyRoute(route), as: form)
  }
}
