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

/// What a view model needs to know: where it can go, and nothing else.
@MainActor public protocol Navigating<R> {
  /// The routes it can ask for.
  associatedtype R: NavigationRoute

  /// Asks for a route from a place in code.
  @discardableResult func show(_ route: R, from site: CallSite) -> NavigationRequest
  /// Asks for one step back from a place in code.
  @discardableResult func back(from site: CallSite) -> NavigationRequest
}

// A navigator has these among its other verbs, which are meant when both are there.
extension Navigating {
  /// Shows a route: finds it, or builds it where it belongs.
  @_disfavoredOverload @discardableResult
  public func show(
    _ route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    show(route, from: CallSite(fileID, line))
  }

  /// Goes one step back: an element of the stack, else the front layer.
  @_disfavoredOverload @discardableResult
  public func back(fileID: StaticString = #fileID, line: Int = #line) -> NavigationRequest {
    back(from: CallSite(fileID, line))
  }
}

extension Navigator {
  /// Shows where a course leads, with another policy than to wait for its turn.
  @discardableResult
  public func show(
    _ course: Course<R>, policy: QueuePolicy, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    asked.submit(course.intent, policy: policy, site: CallSite(fileID, line))
  }

  /// Shows a route, built where this request says, and waits until the screen shows it.
  ///
  /// Throws `reentrant` inside a guard. Cancelling the task cancels the request when it has not
  /// committed.
  @discardableResult
  public func navigate(
    to route: R, placed placement: Placement<R>, policy: QueuePolicy = .newest,
    fileID: StaticString = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Arrival {
    try await navigate(
      along: Course(route, placed: placement), policy: policy, fileID: fileID, line: line)
  }

  /// Shows the last of several routes on those before it, and waits until the screen shows it.
  ///
  /// ```swift
  /// try await navigator.navigate(through: [.figures, .product(id: 3)])
  /// ```
  ///
  /// See `Course` for what is found and what is pushed; without routes it throws `emptyCourse`.
  @discardableResult
  public func navigate(
    through routes: [R], policy: QueuePolicy = .newest, fileID: StaticString = #fileID,
    line: Int = #line
  ) async throws(NavigationError) -> Arrival {
    try await navigate(along: Course(through: routes), policy: policy, fileID: fileID, line: line)
  }

  /// Shows where a course leads, and waits until the screen shows it.
  @discardableResult
  public func navigate(
    along course: Course<R>, policy: QueuePolicy = .newest, fileID: StaticString = #fileID,
    line: Int = #line
  ) async throws(NavigationError) -> Arrival {
    if SceneNavigator.isBeingAsked { throw .reentrant }
    return try await show(course, policy: policy, fileID: fileID, line: line).arrivalForAsker()
  }

  /// What `show` would do with a course, without doing it; guards are not asked.
  ///
  /// For a curtain, and for what stands in one, it throws `otherSideOfCurtain`.
  public func plan(for course: Course<R>) throws(NavigationError) -> Plan {
    try scene.traffic.plan(for: course.intent)
  }
}
