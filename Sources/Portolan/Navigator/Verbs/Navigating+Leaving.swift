extension Navigating {
  /// Goes one step back: closes the top of the stack, leaves a column, or closes the front layer.
  ///
  /// A layer is a sheet, cover or other presentation. If a sheet lets the app navigate beneath it,
  /// this goes back beneath it first, and closes the sheet last. When no screen is behind the one
  /// in front, the request fails as `nothingToGoBackTo`.
  @discardableResult
  public func back(options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line)
    -> NavigationRequest
  {
    perform(.back, options, fileID, line)
  }

  /// Pops the visible stack to a route in it; nothing changes if the route is on top already.
  ///
  /// When the route is not in that stack, the request fails as `notInStack`.
  @discardableResult
  public func pop(
    to route: RouteType, options: RequestOptions = .init(), fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    perform(.pop(to: .route(AnyRoute(route))), options, fileID, line)
  }

  /// Pops the visible stack to its first screen; nothing changes if that is on top already.
  ///
  /// Without a visible stack the request fails as `noVisibleStack`.
  @discardableResult
  public func popToRoot(
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.pop(to: .first), options, fileID, line)
  }

  /// Dismisses the front layer; without one the request fails as `nothingToDismiss`.
  @discardableResult
  public func dismiss(
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.dismiss(), options, fileID, line)
  }

  /// Dismisses all layers above the one in which a route is open.
  ///
  /// ```swift
  /// navigator.dismiss(to: .bag)
  /// ```
  ///
  /// The route's own layer does not change, even if another screen covers the route there. For a
  /// route in the front layer nothing happens. If the route is not open, it fails as `notOpen`.
  @discardableResult
  public func dismiss(
    to route: RouteType, options: RequestOptions = .init(), fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    perform(.dismiss(above: .route(AnyRoute(route))), options, fileID, line)
  }

  /// Dismisses all layers; without one the request fails as `nothingToDismiss`.
  @discardableResult
  public func dismissAll(
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.dismiss(above: .base), options, fileID, line)
  }

  /// Closes the nearest screen of a route and all screens on top of it, as its own `close()` does.
  ///
  /// ```swift
  /// navigator.close(.signIn)
  /// ```
  ///
  /// The screens that would close are asked first (`askBeforeLeaving`). The root of a curtain (a
  /// cover such as a lock) closes the curtain. Screens in a curtain are found before those beneath
  /// it. If the screen cannot close, such as the first of the base content, the request fails as
  /// `nothingToGoBackTo`; if no screen of the route is open, as `notOpen`.
  @discardableResult
  public func close(
    _ route: RouteType, options: RequestOptions = .init(), fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    perform(.close(.route(AnyRoute(route))), options, fileID, line)
  }
}
