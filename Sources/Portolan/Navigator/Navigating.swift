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
