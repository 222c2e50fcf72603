extension Navigating {
  /// Goes one step back: closes the top of the stack, leaves a column, or closes the front layer.
  ///
  /// Beneath a sheet that stays while the app navigates there, it goes back first, and closes the sheet
  /// last. When no screen is behind the one in front, the request fails as `nothingToGoBackTo`.
  @discardableResult
  public func back(fileID: String = #fileID, line: Int = #line) -> NavigationRequest {
    perform(.back, fileID, line)
  }

  /// Pops the visible stack to a route in it; a route on top already stays.
  ///
  /// When the route is not in that stack, the request fails as `notInStack`.
  @discardableResult
  public func pop(
    to route: R, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.pop(to: AnyRoute(route)), fileID, line)
  }

  /// Pops the visible stack to its first screen; on top already it stays.
  ///
  /// Without a visible stack the request fails as `noVisibleStack`.
  @discardableResult
  public func popToRoot(fileID: String = #fileID, line: Int = #line) -> NavigationRequest {
    perform(.popToRoot, fileID, line)
  }

  /// Dismisses the front layer; without one the request fails as `nothingToDismiss`.
  @discardableResult
  public func dismiss(fileID: String = #fileID, line: Int = #line) -> NavigationRequest {
    perform(.dismiss, fileID, line)
  }

  /// Dismisses the layers above that of a route, and changes nothing in it.
  ///
  /// ```swift
  /// navigator.dismiss(to: .bag)
  /// ```
  ///
  /// The layer stays as it is, also when another screen covers the route there. For a route in the
  /// front layer nothing happens. When the route is not open, the request fails as `notOpen`.
  @discardableResult
  public func dismiss(
    to route: R, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.dismissTo(AnyRoute(route)), fileID, line)
  }

  /// Dismisses all layers; without one the request fails as `nothingToDismiss`.
  @discardableResult
  public func dismissAll(fileID: String = #fileID, line: Int = #line) -> NavigationRequest {
    perform(.dismissAll, fileID, line)
  }

  /// Closes the nearest screen of a route with all that stands on it, as its own `close()` does.
  ///
  /// ```swift
  /// navigator.close(.signIn)
  /// ```
  ///
  /// The screens that would go are asked first (`askBeforeLeaving`). A route of a curtain closes
  /// the curtain, and a screen in a curtain comes before one beneath. When the screen cannot go,
  /// such as the first of the base content, the request fails as `nothingToGoBackTo`; when it is
  /// not open, as `notOpen`.
  @discardableResult
  public func close(
    _ route: R, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.close(AnyRoute(route)), fileID, line)
  }
}
