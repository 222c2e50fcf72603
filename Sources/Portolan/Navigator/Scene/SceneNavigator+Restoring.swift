extension SceneNavigator {
  /// Shows a saved scene, in place of all open and kept screens.
  ///
  /// ```swift
  /// scene.of(Shop.self).show(.splash)
  /// let arrival = try await scene.restore(saved).arrival()
  /// print(arrival.restoration?.leftOut ?? [])
  /// ```
  ///
  /// The saved structure is built again, whatever placements say today: the same layers, stacks,
  /// selections and kept parts, with new nodes. The map says which members a container has, and its
  /// shape. Then the guards of all entering screens are asked, as for any request; until they have
  /// answered, the present screens stay. Then there is one commit. A question that was open has no
  /// asker any more, so finishing it only closes its screen.
  ///
  /// A screen that cannot be read, is not allowed, or has no place any more is left out with those
  /// that stood on it; see `RestorationReport`.
  ///
  /// The requests that waited are taken up when the restoration has ended, as `restore(_:)` of
  /// `StoredRequests` says; a cancelled restoration takes up none.
  ///
  /// `Arrival.restoration` lists the screens that were left out, and why; a diagnostic event says
  /// it too. When no screen would be open, the request fails as `nothingRestored`. When a guard
  /// caused that, its answer counts as for any request: a refusal fails, a redirect is shown, and
  /// after a detour the restoration is tried again.
  ///
  /// - Parameters:
  ///   - saved: The scene from `save()`, mostly read with `SavedScene(reading:)`.
  ///   - migrate: Makes present routes from those that were saved in an older form
  ///     (`NavigationRoute.savedVersion`) or under a type name that no feature has. When it throws,
  ///     the route is left out. Without it old routes are read as they are.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The request; it arrives at the screen in front.
  @discardableResult
  public func restore(
    _ saved: SavedScene, migrating migrate: ((SavedRoute) throws -> SavedRoute)? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let (outline, requests) = RouteReader(maps, migrating: migrate).read(saved)
    let site = CallSite(fileID, line)
    let request = submit(.restore(outline), cargo: Cargo(restoring: saved), site: site)
    if !requests.isEmpty {
      WaitedRequests(stored: requests, site: site).resume(after: request, in: self)
    }
    return request
  }

  /// The tree and the waiting requests, to be stored for the app's next start; see `SavedScene`.
  ///
  /// ```swift
  /// let data = try scene.save().data()
  /// ```
  ///
  /// An equal tree gives equal bytes, as long as no request waits. A route that forbids being
  /// saved, or whose encoding throws, leaves a hole, which the report of the restoration names.
  /// While a restoration waits for its guards, its own scene is saved again, as the present screens
  /// are only on the way to it. A closed navigator saves the tree that it had.
  public func save() -> SavedScene {
    if let scene = traffic.restoration.flatMap({ requests[$0] })?.cargo.scene { return scene }
    var recorder = SceneRecorder(maps)
    return recorder.record(tree, waitingRequests.compactMap(\.self)) { [self] id in
      screens.savedModels(of: tree[id]) { report(.lostModel($0, $1)) }
    }
  }
}
