extension SceneNavigator {
  /// Replaces all screens by those of a saved scene, also the screens of kept parts (in memory
  /// while another part is shown).
  ///
  /// ```swift
  /// scene.of(Shop.self).show(.splash)
  /// let arrival = try await scene.restore(saved).arrival()
  /// print(arrival.restoration?.leftOut ?? [])
  /// ```
  ///
  /// The saved structure is built again with new nodes: the same layers, stacks, selections and
  /// kept parts. The map decides only the shape and the members of each container; its placements
  /// have no effect. The present screens stay until the guards of the restored screens have
  /// answered; then one commit replaces all screens. The guards of a kept part are asked only when
  /// that part is shown. When the screen of a question is restored, no code awaits its answer any
  /// more, so `finish` only closes that screen.
  ///
  /// A screen is left out, with those on top of it, when it cannot be decoded, when a guard does
  /// not allow it, or when the map has no place for it. `Arrival.restoration` lists these screens
  /// and the reasons, and so does a diagnostic; see `RestorationReport`.
  ///
  /// When no screen is left, the request fails with `nothingRestored`. But when a guard is the
  /// cause, its verdict counts as for any request: after deny the request fails with `refused`,
  /// after a redirect that route is shown, and after a detour the restoration is tried again.
  ///
  /// When the restoration has ended, the parked requests of the saved scene are made again; when
  /// the restoration was cancelled, they are dropped. A request that was parked for a detour waits
  /// for the detour's end again, when the detour's screen was restored. All other requests are
  /// tried in their order, as links are: they wait until the app is ready, and their guards are
  /// asked. Each may stay parked for the time that it had left, at most `parkingLimit`; the time
  /// between saving and restoring does not count. When such a request fails, `onFailure` is called.
  /// A request with a route that cannot be decoded is left out, and a diagnostic reports this.
  ///
  /// - Parameters:
  ///   - saved: The scene from `save()`, usually read with `SavedScene(reading:)`.
  ///   - migrate: Converts a route that was saved in an older form (`NavigationRoute.savedVersion`)
  ///     or under a type name that no feature has. When it throws, the route is left out. With nil,
  ///     older forms are decoded as they are.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The request, which arrives at the front screen.
  @discardableResult
  public func restore(
    _ saved: SavedScene, migrating migrate: ((SavedRoute) throws -> SavedRoute)? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let (tree, requests) = saved.read(among: maps, migrating: migrate)
    let site = CallSite(fileID, line)
    let request = submit(.restore(tree), cargo: Cargo(restoring: saved), site: site)
    if !requests.isEmpty {
      WaitedRequests(stored: requests, site: site).resume(after: request, in: self)
    }
    return request
  }

  /// The tree and the parked requests as a value to store for the next start; see `SavedScene`.
  ///
  /// ```swift
  /// let data = try scene.save().data()
  /// ```
  ///
  /// While no request is parked, equal trees give equal bytes. A parked question is saved without
  /// the code that awaits its answer, and a parked request without the object that it hands over. A
  /// route that must not be saved, or whose encoding throws, is left out; the report of the
  /// restoration names that route. While a restoration waits for guards, this returns the scene
  /// that is being restored, since its screens are about to replace the present ones. A closed
  /// navigator saves its last tree.
  public func save() -> SavedScene {
    if let scene = traffic.restoration.flatMap({ requests[$0] })?.cargo.scene { return scene }
    let tree = traffic.treeToSave
    return SavedScene(tree, waitingRequests, among: maps) { [self] id in
      screens.savedModels(of: tree[id]) { report(.lostModel($0, $1)) }
    }
  }
}
