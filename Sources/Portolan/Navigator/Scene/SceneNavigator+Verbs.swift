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

  /// Replaces the map of a feature; open screens stay open.
  ///
  /// ```swift
  /// print(scene.tree)  // main[(products › product) | *(account)]
  /// try await scene.adopt(MenuMap()).arrival()
  /// print(scene.tree)  // main#HamburgerMenu[(products › product) | *(account)]
  /// ```
  ///
  /// This is a request like any other, with one plan and one commit. A screen that the old and the
  /// new map place alike stays where it is. The others move to their new places, from back to
  /// front, and keep their node, controller and model. A screen that the new map does not place
  /// closes, and so does one that would cover or close the screen that was in front. Those that
  /// want to be asked (`askBeforeLeaving`) are asked before; when one stays, the request fails with
  /// `stays`, and the old map stays in use. `problems(adopting:)` lists the routes whose screens
  /// may close.
  ///
  /// Guards are asked for screens that are new or come back, not for those that stay. When a guard
  /// denies or fails, the request fails, and the old map stays in use. A redirect is shown under
  /// the new map, a detour under the old one, before the new map is adopted. The screens do not
  /// change when both maps place them alike or no screen is open. When no feature has the map's
  /// route type, the request fails with `unknownRoute`.
  ///
  /// When an app adopts maps of several features in one turn of the main actor, all calls return
  /// one request with one plan, so that no screen loses its place in between. For that, a scene of
  /// several features adopts a map when the turn ends, or before `revalidate()`.
  @discardableResult
  public func adopt<M: NavigationMap>(
    _ map: M, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    submit(.adopt(AdoptedMap(MapSet.Entry(map))), site: CallSite(fileID, line))
  }

  /// Closes the screens of kept parts (in memory while another part is shown), for example on a
  /// memory warning.
  ///
  /// Screens that want to be asked (`askBeforeLeaving`) are asked before; when one stays, all stay.
  /// When no part is kept, nothing happens.
  public func releaseKeptParts() {
    guard !traffic.tree.kept.isEmpty else { return }
    _ = submit(.releaseKept, site: .library)
  }
}
