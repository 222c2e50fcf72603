/// Calls that do not compile, and what to write instead.
extension Navigating {
  /// Does not compile: a navigator shows the routes of one feature, and this is a route of another.
  @_disfavoredOverload
  @available(
    *, unavailable, message: "A route of another type: the navigator's `of(Help.self)` shows it."
  )
  @discardableResult
  public func show<S: NavigationRoute>(
    _ route: S, placed placement: Placement<S>? = nil, handing object: Any? = nil,
    options: RequestOptions = .init()
  ) -> NavigationRequest {
    preconditionFailure("It does not compile.")
  }

  /// Does not compile: a navigator shows the routes of one feature, and this is a route of another.
  @_disfavoredOverload
  @available(
    *, unavailable, message: "A route of another type: the navigator's `of(Help.self)` shows it."
  )
  @discardableResult
  public func navigate<S: NavigationRoute>(
    to route: S, placed placement: Placement<S>? = nil, handing object: Any? = nil,
    options: RequestOptions = .init()
  ) async throws(NavigationError) -> Arrival {
    preconditionFailure("It does not compile.")
  }

  /// Does not compile: a navigator pushes the routes of one feature, and this is a route of
  /// another.
  @_disfavoredOverload
  @available(
    *, unavailable, message: "A route of another type: the navigator's `of(Help.self)` pushes it."
  )
  @discardableResult
  public func push<S: NavigationRoute>(
    _ route: S, handing object: Any? = nil, options: RequestOptions = .init()
  ) -> NavigationRequest {
    preconditionFailure("It does not compile.")
  }

  /// Does not compile: use `back()`, `pop(to:)` or `popToRoot()`.
  @available(
    *, unavailable, message: "`back()` goes one screen back, `pop(to:)` and `popToRoot()` further."
  )
  @discardableResult
  public func pop() -> NavigationRequest { preconditionFailure("It does not compile.") }

  /// Does not compile: use `show` with a placement, or say in the map that the route is presented.
  @available(
    *, unavailable, message: "Use `show(_:placed: .presented(.sheet))`, or `.presented` in the map."
  )
  @discardableResult
  public func present(_ route: RouteType, _ style: PresentationStyle = .sheet) -> NavigationRequest
  {
    preconditionFailure("It does not compile.")
  }
}
