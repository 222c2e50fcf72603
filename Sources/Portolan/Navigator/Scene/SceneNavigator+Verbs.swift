extension SceneNavigator: Navigating {
  /// A scene's navigator takes routes of all features: `scene.show(AnyRoute(Shop.bag))`.
  public typealias RouteType = AnyRoute

  /// Performs a verb that `Navigating` has made.
  @discardableResult
  public func perform(_ verb: NavigationVerb) -> NavigationRequest {
    switch verb.content {
    case .intent(let intent):
      return submit(intent, policy: verb.policy, cargo: verb.cargo, site: verb.site)
    case .link(let url, let source, let keepsPart):
      return follow(url, as: source, keepsReplacedPart: keepsPart, from: verb.site)
    case .refused(let error, let words): return refuse(error, words: words, site: verb.site)
    }
  }

  /// The navigator for one feature's routes: `scene.of(Shop.self).show(.bag)`.
  public func of<S: NavigationRoute>(_ type: S.Type) -> Navigator<S> { Navigator<S>(self) }

  /// Shows the screen of a node as it is, for example of a node found by its controller.
  ///
  /// ```swift
  /// if let node = root.node(where: { $0 is MapViewController }) { scene.bringToFront(node) }
  /// ```
  ///
  /// Otherwise this works like `bringToFront(_:)` with a route. When the node has left the tree,
  /// the request fails with `gone`.
  @discardableResult
  public func bringToFront(
    _ node: NodeID, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    submit(.bringToFront(.node(node)), site: CallSite(fileID, line))
  }

  /// Replaces the map of a feature, and moves open screens to where the new map places them.
  ///
  /// ```swift
  /// print(scene.tree)  // main[(products › product) | *(account)]
  /// try await scene.adopt(MenuMap()).arrival()
  /// print(scene.tree)  // main#HamburgerMenu[(products › product) | *(account)]
  /// ```
  ///
  /// This is a request like any other, with one plan and one commit. A screen that both maps place
  /// alike stays where it is. The other screens move, from back to front, and keep their node,
  /// controller and model. A screen closes when the new map has no place for it, or when its new
  /// place would cover or close the screen that was in front. Screens with an exit guard
  /// (`askBeforeLeaving`) are asked before they close; when one stays, the request fails with
  /// `stays`, and the old map stays in use. `problems(adopting:)` lists the routes whose screens
  /// may close.
  ///
  /// Guards are asked only for screens that are new or come back from a kept part (in memory while
  /// another part is shown). When a guard denies or fails, the request fails, and the old map stays
  /// in use. The route of a redirect is placed by the new map. The route of a detour is placed by
  /// the old map, since the detour is shown before the maps change. When both maps place all open
  /// screens alike, or no screen is open, only the map changes. When no feature has the map's route
  /// type, the request fails with `unknownRoute`.
  ///
  /// To replace the maps of several features, make the calls without an `await` in between. Then
  /// all calls return the same request with one plan, so that no screen closes in between for lack
  /// of a place. For this, a navigator with several features replaces the maps only when the
  /// calling code returns or suspends, or when `revalidate()` is called.
  @discardableResult
  public func adopt<M: NavigationMap>(
    _ map: M, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    submit(.adopt(AdoptedMap(MapSet.Entry(map))), site: CallSite(fileID, line))
  }

  /// Closes the screens of kept parts (in memory while another part is shown), for example on a
  /// memory warning.
  ///
  /// Screens with an exit guard (`askBeforeLeaving`) are asked first; when one of them stays, no
  /// kept part closes. When no part is kept, nothing happens.
  public func releaseKeptParts() {
    guard !traffic.tree.kept.isEmpty else { return }
    _ = submit(.releaseKept, site: .library)
  }
}
