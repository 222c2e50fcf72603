extension NavigationVerbs {
  /// Goes one step back: an element of the stack, a column, else the front layer.
  ///
  /// With nothing behind what is shown it is the error `nothingToGoBackTo`.
  @discardableResult
  public func back(fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.back, as: .leaving, fileID, line))
  }

  /// Pops the visible stack to a route in it; on top already it stays.
  ///
  /// A route that does not stand in that stack is the error `notInStack`.
  @discardableResult
  public func pop(
    to route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> Asked {
    perform(NavigationVerb(.pop(to: AnyRoute(route)), as: .leaving, fileID, line))
  }

  /// Pops the visible stack to its first screen; there already it stays.
  ///
  /// Without a stack in front it is the error `noVisibleStack`.
  @discardableResult
  public func popToRoot(fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.popToRoot, as: .leaving, fileID, line))
  }

  /// Dismisses the front layer; without one it is the error `nothingToDismiss`.
  @discardableResult
  public func dismiss(fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.dismiss, as: .leaving, fileID, line))
  }

  /// Dismisses the layers above that in which a route stands, and nothing else.
  ///
  /// ```swift
  /// navigator.dismiss(to: .bag)
  /// ```
  ///
  /// What the layer shows stays as it is, also when the route is out of sight there. In the front
  /// layer already nothing happens. A route that is not open is the error `notOpen`.
  @discardableResult
  public func dismiss(
    to route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> Asked {
    perform(NavigationVerb(.dismissTo(AnyRoute(route)), as: .leaving, fileID, line))
  }

  /// Dismisses all layers; without one it is the error `nothingToDismiss`.
  @discardableResult
  public func dismissAll(fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.dismissAll, as: .leaving, fileID, line))
  }
}
