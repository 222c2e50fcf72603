extension Navigating {
  /// Goes one step back: closes the top screen of the stack, returns to the previous column, or
  /// closes the front layer.
  ///
  /// A layer is a sheet, cover or other modal. With a staying sheet in front, repeated calls first
  /// go back in the sheet, then beneath the sheet, and close the sheet last. When no step back is
  /// possible, the request fails with `nothingToGoBackTo`.
  @discardableResult
  public func back(options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line)
    -> NavigationRequest
  {
    perform(.back, options, fileID, line)
  }

  /// Pops the visible stack to the screen of a route; when that screen is on top already, nothing
  /// changes.
  ///
  /// When the visible stack has no screen of the route, the request fails with `notInStack`.
  @discardableResult
  public func pop(
    to route: RouteType, options: RequestOptions = .init(), fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    perform(.pop(to: .route(AnyRoute(route))), options, fileID, line)
  }

  /// Pops the visible stack to its first screen; when that screen is on top already, nothing
  /// changes.
  ///
  /// Without a visible stack the request fails with `noVisibleStack`.
  @discardableResult
  public func popToRoot(
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.pop(to: .first), options, fileID, line)
  }

  /// Closes the front layer, such as a sheet, with all screens in it.
  ///
  /// When no layer is open over the base content, the request fails with `nothingToDismiss`.
  @discardableResult
  public func dismiss(
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.dismiss(), options, fileID, line)
  }

  /// Closes all layers above the layer in which a screen of the route is open.
  ///
  /// ```swift
  /// navigator.dismiss(to: .bag)
  /// ```
  ///
  /// The layer with the route's screen does not change, even when another screen covers the route's
  /// screen there. When that layer is the front one, nothing changes. When no screen of the route
  /// is open, the request fails with `notOpen`.
  @discardableResult
  public func dismiss(
    to route: RouteType, options: RequestOptions = .init(), fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    perform(.dismiss(above: .route(AnyRoute(route))), options, fileID, line)
  }

  /// Closes all layers over the base content.
  ///
  /// When no layer is open over the base content, the request fails with `nothingToDismiss`.
  @discardableResult
  public func dismissAll(
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.dismiss(above: .base), options, fileID, line)
  }

  /// Closes an open screen of a route and all screens on top of it, as the screen's own `close()`
  /// does.
  ///
  /// ```swift
  /// navigator.close(.signIn)
  /// ```
  ///
  /// Of several screens of the route, the visible one closes, else the nearest to the front screen
  /// (see `Reuse`). The screens that would close are asked first (`askBeforeLeaving`); when one
  /// stays, the request fails with `stays`. Screens in a curtain (a second window above the scene)
  /// are found before those beneath; closing the first screen of a curtain closes the curtain. When
  /// the screen cannot close, such as the first one of the base content, the request fails with
  /// `nothingToGoBackTo`. When no screen of the route is open, the request fails with `notOpen`.
  @discardableResult
  public func close(
    _ route: RouteType, options: RequestOptions = .init(), fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    perform(.close(.route(AnyRoute(route))), options, fileID, line)
  }
}
