extension SceneNavigator {
  /// Shows what was saved, in place of all that is shown and kept.
  ///
  /// ```swift
  /// scene.of(Shop.self).show(.splash)
  /// let arrival = try await scene.restore(saved).arrival()
  /// print(arrival.restoration?.leftOut ?? [])
  /// ```
  ///
  /// The saved structure is built again, whatever placements say today: the same layers, stacks,
  /// selections and kept parts, with new nodes. The map says which members a container has, and in
  /// what shape. Then the guards of all that enters are asked, as for any request; until they have
  /// answered, what is shown stays. Then there is one commit. Nobody waits for the answer of a
  /// question that was open, so finishing only closes it.
  ///
  /// What cannot be read, is not allowed, or has no place any more is left out alone, with what
  /// stood on it:
  /// - with an element of a stack go those above it, and with the first the stack;
  /// - a member's place is a slot again; when it was selected another member is shown, an entered
  ///   one or else one for which nothing has to be asked, and without such a one the container goes;
  /// - with a container goes what is in it, and with a layer those above it.
  ///
  /// The requests that waited are taken up when the restoration has ended, as
  /// `restore(_:)` of `StoredRequests` says; cancelled, it takes up none.
  ///
  /// `Arrival.restoration` tells what was left out and why, and a diagnostic says so in events. When
  /// nothing would be open, the request fails as `savedScene(.nothingLeft)`; or, when that is a
  /// guard's doing, its answer counts as for any request: a refusal fails, a redirect is shown, and
  /// after a detour the restoration is tried again.
  ///
  /// - Parameters:
  ///   - saved: What `save()` gave, mostly read with `SavedScene(reading:)`.
  ///   - migrate: Makes routes of today from those that were saved in an older form
  ///     (`NavigationRoute.savedVersion`) or under a type name that no feature has. What it throws
  ///     leaves the route out. Without it old routes are read as they are.
  ///   - fileID: The file of who asks.
  ///   - line: The line of who asks.
  /// - Returns: The request; it arrives at what is in front then.
  @discardableResult
  public func restore(
    _ saved: SavedScene, migrating migrate: ((SavedRoute) throws -> SavedRoute)? = nil,
    fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let (outline, requests) = RouteReader(maps, migrating: migrate).read(saved)
    let site = CallSite(fileID, line)
    let request = submit(.restore(outline), cargo: Cargo(scene: saved), site: site)
    if !requests.isEmpty { takeUp(requests, after: request, site: site) }
    return request
  }

  /// Goes on with a restoration without what a guard did not allow; false for other requests, and
  /// when nothing would be left.
  func leavesOut(_ rule: AnyGuard, in request: NavigationRequest) -> Bool {
    guard case .restore(let outline, let refused) = request.intent else { return false }
    let rest = Intent.restore(outline, without: refused + [rule])
    do throws(NavigationError) { _ = try plan(for: rest) } catch {
      // After a detour all is tried again.
      request.intent = request.original
      return false
    }
    request.intent = rest
    return true
  }
}
