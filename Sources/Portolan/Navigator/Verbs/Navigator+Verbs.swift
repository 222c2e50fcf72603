public import Foundation

extension Navigator {
  /// Asks for what a verb says.
  @discardableResult
  public func perform(_ verb: NavigationVerb) -> NavigationRequest {
    asked.submit(verb.intent, cause: verb.cause, site: verb.site)
  }

  /// Shows a route and waits until the screen shows it.
  ///
  /// Throws `reentrant` inside a guard, without asking for anything. Cancelling the task cancels
  /// the request when it has not committed.
  @discardableResult
  public func navigate(
    to route: R, policy: QueuePolicy = .newest, fileID: StaticString = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Arrival {
    if SceneNavigator.isBeingAsked { throw .reentrant }
    return try await show(route, policy: policy, fileID: fileID, line: line).arrivalForAsker()
  }

  /// Shows a route with another policy than to wait for its turn.
  @discardableResult
  public func show(
    _ route: R, policy: QueuePolicy, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    asked.submit(.show(AnyRoute(route)), policy: policy, site: CallSite(fileID, line))
  }

  /// Leaves a part that is done, such as an onboarding or a sign-in: what waits for its end is shown in
  /// one change with that, else this route.
  ///
  /// ```swift
  /// navigator.proceed(to: .main)  // signed in: the bag that was asked for before, or the first tab
  /// ```
  ///
  /// It is the same at launch, after a sign-out and in a detour: a detour's layer closes, another part
  /// takes this one's place. What waits asks its guards again before anything changes; when they refuse,
  /// or nothing waits, the route is shown. Of several that wait the first comes along, and the others
  /// follow. The part is that of the screen in front; `ScreenContext.proceed(to:)` names its own.
  @discardableResult
  public func proceed(
    to route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    asked.submit(.proceed(to: AnyRoute(route), from: nil), site: CallSite(fileID, line))
  }

  /// Closes the nearest screen of a route with all that stands on it, as its own `close()` does; a
  /// curtain of the route goes.
  ///
  /// ```swift
  /// navigator.close(.lock)  // unlocked
  /// ```
  ///
  /// A screen in a curtain is meant before one beneath. What cannot be closed, as the first screen of
  /// the base content, is the error `nothingToGoBackTo`; a route that is not open is `notOpen`.
  @discardableResult
  public func close(
    _ route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let (route, site) = (AnyRoute(route), CallSite(fileID, line))
    guard let holder = scene.curtains?.holder(of: route),
      let node = holder.tree.nearest(to: route)
    else { return scene.refuse(.notOpen(route.label), asked: "close \(route.label)", site: site) }
    return holder.submit(.close(node), cause: .leaving, site: site)
  }

  /// Follows a link of any feature; see `SceneNavigator.open(_:)`.
  @discardableResult
  public func open(
    _ url: URL, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    scene.open(url, from: CallSite(fileID, line))
  }

  /// The stack in which a route stands first, as a path to read and set.
  ///
  /// One in a curtain is meant before one beneath.
  public func stack(_ route: R) -> RouteStack<R> {
    let holder = scene.curtains?.holder(of: AnyRoute(route)) ?? scene
    return holder.stacks.stack(route, in: holder)
  }

  /// Asks the guards of all that is shown again; see `SceneNavigator.revalidate()`.
  public func revalidate() async { await scene.revalidate() }
}
