extension Navigator {
  /// Shows a route and hands its screen what is not a value: an object, a closure or a tuple.
  ///
  /// ```swift
  /// navigator.show(.editor, handing: draft)
  /// navigator.show(.photo(id: 7), handing: { (name: String) in model.rename(name) })
  /// ```
  ///
  /// The node that is found or built takes it once with `ScreenContext.handed(as:)`. It is never
  /// compared, saved or logged. A request that a guard redirects, or that does not reach the tree,
  /// lets it go; a detour takes it along. Handed over again before it was taken, the newest counts.
  @discardableResult
  public func show<T>(
    _ route: R, handing object: T, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    asked.submit(
      .show(AnyRoute(route)), cargo: Cargo(handed: object), site: CallSite(fileID, line))
  }

  /// Shows a route, hands its screen what is not a value, and waits until the screen shows it.
  ///
  /// See `show(_:handing:)` and `navigate(to:)`; throws `reentrant` inside a guard.
  @discardableResult
  public func navigate<T>(
    to route: R, handing object: T, fileID: StaticString = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Arrival {
    if SceneNavigator.isBeingAsked { throw .reentrant }
    return try await show(route, handing: object, fileID: fileID, line: line).arrivalForAsker()
  }
}
