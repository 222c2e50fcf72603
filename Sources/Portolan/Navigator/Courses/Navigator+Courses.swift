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
