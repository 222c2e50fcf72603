public import Foundation

extension Navigator {
  /// Shows a route and waits until the screen shows it.
  ///
  /// Throws `reentrant` inside a guard, without asking for anything. Cancelling the task cancels
  /// the request when it has not committed.
  @discardableResult
  public func navigate(
    to route: R, policy: QueuePolicy = .enqueue, fileID: StaticString = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Arrival {
    if SceneNavigator.isAskingGuard { throw .reentrant }
    return try await show(route, policy: policy, fileID: fileID, line: line).arrival()
  }

  /// Shows a route with another policy than to wait for its turn.
  @discardableResult
  public func show(
    _ route: R, policy: QueuePolicy, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    scene.submit(.reach(AnyRoute(route)), policy: policy, site: CallSite(fileID, line))
  }

  /// Shows a part and keeps the one that is replaced, with its screens and layers.
  ///
  /// `giveBack()` or a route in the kept part shows it again; its guards are asked again.
  @discardableResult
  public func show(
    keeping route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    scene.submit(.reach(AnyRoute(route), keeping: true), site: CallSite(fileID, line))
  }

  /// Puts a route on top of the visible stack, whatever the map says; on top already it is found.
  @discardableResult
  public func push(
    _ route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    scene.submit(.push(AnyRoute(route)), site: CallSite(fileID, line))
  }

  /// Makes a route the only element of the visible stack, unanimated, whatever the map says.
  @discardableResult
  public func reset(
    to route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    scene.submit(.reset(to: AnyRoute(route)), site: CallSite(fileID, line))
  }

  /// Pops the visible stack to a route in it.
  @discardableResult
  public func pop(
    to route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    scene.submit(.pop(to: AnyRoute(route)), cause: .leaving, site: CallSite(fileID, line))
  }

  /// Selects the tabs in which a route stands, as they were left.
  @discardableResult
  public func select(
    _ route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    scene.submit(.select(AnyRoute(route)), site: CallSite(fileID, line))
  }

  /// Pops the visible stack to its first screen.
  @discardableResult
  public func popToRoot(fileID: StaticString = #fileID, line: Int = #line) -> NavigationRequest {
    scene.submit(.popToRoot, cause: .leaving, site: CallSite(fileID, line))
  }

  /// Dismisses the front layer.
  @discardableResult
  public func dismiss(fileID: StaticString = #fileID, line: Int = #line) -> NavigationRequest {
    scene.submit(.dismiss, cause: .leaving, site: CallSite(fileID, line))
  }

  /// Dismisses all layers.
  @discardableResult
  public func dismissAll(fileID: StaticString = #fileID, line: Int = #line) -> NavigationRequest {
    scene.submit(.dismissAll, cause: .leaving, site: CallSite(fileID, line))
  }

  /// Shows again the part that was kept last, as it was left.
  @discardableResult
  public func giveBack(fileID: StaticString = #fileID, line: Int = #line) -> NavigationRequest {
    scene.submit(.giveBack, site: CallSite(fileID, line))
  }

  /// Follows a link of any feature; see `SceneNavigator.open(_:)`.
  @discardableResult
  public func open(
    _ url: URL, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    scene.open(url, from: CallSite(fileID, line))
  }

  /// The stack in which a route stands first, as a path to read and set.
  public func stack(_ route: R) -> RouteStack<R> { scene.stack(route) }

  /// Asks the guards of all that is shown again; see `SceneNavigator.revalidate()`.
  public func revalidate() async { await scene.revalidate() }
}
