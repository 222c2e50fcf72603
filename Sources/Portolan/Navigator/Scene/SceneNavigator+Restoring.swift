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
  /// stood on it; `RestorationReport` tells what goes with what.
  ///
  /// The requests that waited are taken up when the restoration has ended, as
  /// `restore(_:)` of `StoredRequests` says; cancelled, it takes up none.
  ///
  /// `Arrival.restoration` tells what was left out and why, and a diagnostic says so in events. When
  /// nothing would be open, the request fails as `nothingRestored`; or, when that is a
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
    let request = submit(.restore(outline), cargo: Cargo(restoring: saved), site: site)
    if !requests.isEmpty { WaitedRequests(stored: requests, site: site).follow(request, in: self) }
    return request
  }

  /// What is to be shown now and what waits, to be stored and restored when the app comes back.
  ///
  /// ```swift
  /// let data = try scene.save().data()
  /// ```
  ///
  /// Saved twice, an equal tree gives equal bytes, as long as nothing waits. A route that forbids
  /// being saved, or whose encoding throws, leaves a hole: the report of the restoration names it.
  /// While a restoration waits for its guards it is saved again as it was: what is shown meanwhile
  /// is only on the way to it. A navigator that was closed saves the tree it had.
  public func save() -> SavedScene {
    if let scene = traffic.restoration.flatMap({ requests[$0] })?.cargo.scene { return scene }
    var recorder = SceneRecorder(maps)
    return recorder.record(tree, waitingRequests.compactMap(\.self)) { [self] id in
      let restored = tree[id].extra?.models ?? [:]
      guard let value = screens.values[id] else { return restored }
      return restored.merging(value.savedModels { report(.lostModel($0, value.route.label)) }) {
        $1
      }
    }
  }
}
