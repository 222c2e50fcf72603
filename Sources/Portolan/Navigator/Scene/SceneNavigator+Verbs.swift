extension SceneNavigator {
  /// The typed form of this navigator for a feature's routes: `scene.of(Shop.self).show(.bag)`.
  public func of<R: NavigationRoute>(_ type: R.Type) -> Navigator<R> { Navigator<R>(self) }

  /// Shows a route, as `Navigator.show(_:)` does, for code that does not know its type.
  @discardableResult
  public func show(
    _ route: AnyRoute, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    submit(.show(route), site: CallSite(fileID, line))
  }

  /// Shows a node's screen as it is, for a host that found it by its controller.
  ///
  /// ```swift
  /// if let node = root.node(where: { $0 is MapViewController }) { scene.bringToFront(node) }
  /// ```
  ///
  /// Otherwise as `bringToFront(_:)` with a route; a node that has left the tree fails as `gone`.
  @discardableResult
  public func bringToFront(
    _ node: NodeID, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    submit(.bringNodeToFront(node), site: CallSite(fileID, line))
  }

  /// Shows a feature's routes by another map from now on; open screens stay open.
  ///
  /// ```swift
  /// scene.adopt(MenuMap())     // main[(products › product) | *(account)]
  /// scene.adopt(TabsMap())     // becomes main#HamburgerMenu[(products › product) | *(account)]
  /// ```
  ///
  /// It is a request like any other, with one plan and one commit. A screen that both maps place
  /// alike stays where it is. The others are placed again, those behind first, and keep their node,
  /// controller and model. A screen that would have to close for another is set aside instead: it
  /// lives on unseen, and comes back when it is shown, or with a map that has room for it.
  /// `releaseKeptParts()` ends screens that are aside.
  ///
  /// Guards are asked about screens that are new or come back, not for those that stay. A guard that
  /// says no leaves the old map. An equal map, or a map while no screen is open, changes only the
  /// map. A map for a route type that no feature has fails as `unknownRoute`.
  @discardableResult
  public func adopt<M: NavigationMap>(
    _ map: M, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    submit(.adopt(AdoptedMap(MapSet.Entry(map))), site: CallSite(fileID, line))
  }

  /// Ends the kept parts and the screens that are aside, for example on a memory warning.
  public func releaseKeptParts() {
    guard !tree.kept.isEmpty || tree.hasAside else { return }
    _ = submit(.releaseKept, site: .library)
  }
}
