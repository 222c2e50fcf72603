public import Foundation
public import PortolanLinks

/// The navigator of a scene, typed for one route type, so that code can write `.product(id: 7)`.
///
/// ```swift
/// let navigator = Navigator(ShopMap(), guards: ShopGuards(session: session))
/// navigator.show(.product(id: 7))
/// try await navigator.navigate(to: .checkout)
/// ```
///
/// It is a small value that refers to a `SceneNavigator`; all copies refer to the same one.
@MainActor public struct Navigator<RouteType: NavigationRoute>: Navigating {
  /// The navigator of the scene, which all features share.
  public let scene: SceneNavigator
  /// The navigator that performs verbs: the scene's, or a curtain's if a screen there uses this.
  let performer: SceneNavigator

  /// Makes the typed form of a scene's navigator.
  public init(_ scene: SceneNavigator) {
    self.init(asking: scene)
  }

  init(asking performer: SceneNavigator) {
    scene = performer.ground
    self.performer = performer
  }

  /// Makes a navigator for an app of one feature without guards.
  public init<M: NavigationMap<RouteType>>(
    _ map: M, links: LinkTable<RouteType>? = nil, tasks: (any ScreenTasks<RouteType>)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) where RouteType.Guard == Never {
    self.init(
      SceneNavigator(all: [NavigationFeature(map, links: links, tasks: tasks)], clock: clock))
  }

  /// Makes a navigator for an app of one feature.
  public init<M: NavigationMap<RouteType>, K: GuardKeeper<RouteType>>(
    _ map: M, guards keeper: K, sceneGuards: (@Sendable (AnyRoute) -> [RouteType.Guard])? = nil,
    links: LinkTable<RouteType>? = nil, tasks: (any ScreenTasks<RouteType>)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let feature = NavigationFeature(
      map, guards: keeper, sceneGuards: sceneGuards, links: links, tasks: tasks)
    self.init(SceneNavigator(all: [feature], clock: clock))
  }

  /// Does not compile: a map with guards needs the keeper that answers for them.
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
  /// Who observes it is told of each change; ``isVisible(_:)`` tells of one route.
  public var tree: NavigationTree { scene.tree }

  /// Returns the same navigator for another feature's routes.
  public func of<S: NavigationRoute>(_ type: S.Type) -> Navigator<S> {
    Navigator<S>(asking: performer)
  }

  /// Performs a verb; see `Navigating`.
  @discardableResult
  public func perform(_ verb: NavigationVerb) -> NavigationRequest { performer.perform(verb) }

  /// The stack whose first screen is `route`, to read and set its path.
  ///
  /// A stack in a curtain (a cover such as a lock) is found before one beneath it.
  public func stack(_ route: RouteType) -> RouteStack<RouteType> {
    let holder = scene.curtains?.holder(of: AnyRoute(route)) ?? scene
    return holder.stacks.stack(route, in: holder)
  }

  /// Asks the guards of all open screens again; see `SceneNavigator.revalidate()`.
  public func revalidate() async { await scene.revalidate() }

  /// Computes what `show` would do, without changing anything or asking guards.
  ///
  /// Throws `otherSideOfCurtain` for a curtain and for a screen that belongs in one, since they are
  /// not in this tree.
  public func plan(for route: RouteType) throws(NavigationError) -> NavigationPlan {
    try scene.traffic.plan(for: .show(AnyRoute(route)))
  }

  /// Computes what `show` would do for a course of several routes, without changing anything or
  /// asking guards.
  ///
  /// Throws as `plan(for:)` with one route does.
  @_disfavoredOverload
  public func plan(for course: NavigationCourse<RouteType>) throws(NavigationError)
    -> NavigationPlan
  {
    try scene.traffic.plan(for: course.intent)
  }
}

extension Navigator {
  /// The plan of `show`, while `reads` counts the nodes that planning reads (law 10).
  @_spi(Measuring) public func plan(
    for route: RouteType, counting reads: ReadCounter
  ) throws(NavigationError) -> NavigationPlan {
    var tree = scene.traffic.tree
    tree.reads = reads
    return try scene.traffic.plan(for: .show(AnyRoute(route)), in: tree)
  }
}

extension Navigator {
  /// The link of a route, for sharing; if several links open the route, the canonical one.
  ///
  /// ```swift
  /// let link = try navigator.link(for: .product(id: 3))  // https://shop.example/products/3
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route that the link opens.
  ///   - form: How the link begins; nil for a web address if the table has hosts, else the scheme.
  /// - Returns: The link, which the navigator's table reads as this route.
  /// - Throws: `noPattern` if no table has a pattern for the route; otherwise the reason why the
  ///   table cannot make the link.
  public func link(for route: RouteType, as form: LinkForm? = nil) throws(LinkPrintProblem) -> URL {
    try scene.links.link(for: AnyRoute(route), as: form)
  }
}
