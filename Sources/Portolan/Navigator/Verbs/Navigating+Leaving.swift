extension Navigating {
  /// Goes one step back: closes the top of the stack, leaves a column, else closes the front layer.
  ///
  /// With nothing behind the screen in front it is the error `nothingToGoBackTo`.
  @discardableResult
  public func back(fileID: StaticString = #fileID, line: Int = #line) -> NavigationRequest {
    perform(.back, fileID, line)
  }

  /// Pops the visible stack to a route in it; on top already it stays.
  ///
  /// A route that does not stand in that stack is the error `notInStack`.
  @discardableResult
  public func pop(
    to route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.pop(to: AnyRoute(route)), fileID, line)
  }

  /// Pops the visible stack to its first screen; there already it stays.
  ///
  /// Without a visible stack it is the error `noVisibleStack`.
  @discardableResult
  public func popToRoot(fileID: StaticString = #fileID, line: Int = #line) -> NavigationRequest {
    perform(.popToRoot, fileID, line)
  }

  /// Dismisses the front layer; without one it is the error `nothingToDismiss`.
  @discardableResult
  public func dismiss(fileID: StaticString = #fileID, line: Int = #line) -> NavigationRequest {
    perform(.dismiss, fileID, line)
  }

  /// Dismisses the layers above that in which a route stands, and changes nothing in it.
  ///
  /// ```swift
  /// navigator.dismiss(to: .bag)
  /// ```
  ///
  /// The layer stays as it is, also when the route is out of sight there. In the front layer already
  /// nothing happens. A route that is not open is the error `notOpen`.
  @discardableResult
  public func dismiss(
    to route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.dismissTo(AnyRoute(route)), fileID, line)
  }

  /// Dismisses all layers; without one it is the error `nothingToDismiss`.
  @discardableResult
  public func dismissAll(fileID: StaticString = #fileID, line: Int = #line) -> NavigationRequest {
    perform(.dismissAll, fileID, line)
  }

  /// Closes the nearest screen of a route with all that stands on it, as its own `close()` does; a
  /// curtain of the route goes.
  ///
  /// ```swift
  /// navigator.close(.signIn)
  /// ```
  ///
  /// The screens that would go are asked first (`askBeforeLeaving`). A screen in a curtain comes before
  /// one beneath. A screen that cannot go, as the first of the base content, is the error
  /// `nothingToGoBackTo`; a route that is not open is `notOpen`.
  @discardableResult
  public func close(
    _ route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.close(AnyRoute(route)), fileID, line)
  }
}
