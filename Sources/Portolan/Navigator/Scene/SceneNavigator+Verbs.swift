extension SceneNavigator {
  /// The typed face of this navigator for a feature's routes: `scene.of(Shop.self).show(.bag)`.
  public func of<R: NavigationRoute>(_ type: R.Type) -> Navigator<R> { Navigator<R>(self) }

  /// As `Navigator.show(_:)`, for code that does not know the route's type.
  @discardableResult
  public func show(
    _ route: AnyRoute, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    submit(.show(route), site: CallSite(fileID, line))
  }

  /// Shows a node's screen as it is, for a host that found it by its controller.
  ///
  /// ```swift
  /// if let node = root.node(where: { $0 is MapViewController }) { scene.bringToFront(node) }
  /// ```
  ///
  /// Otherwise as `bringToFront(_:)` with a route; a node that has left the tree meanwhile is the
  /// error `gone`.
  @discardableResult
  public func bringToFront(
    _ node: NodeID, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    submit(.bringNodeToFront(node), site: CallSite(fileID, line))
  }

  /// Shows a feature's routes as another map says from now on; what is open stays open.
  ///
  /// ```swift
  /// scene.adopt(MenuMap())     // main[(products › product) | *(account)]
  /// scene.adopt(TabsMap())     // becomes main#HamburgerMenu[(products › product) | *(account)]
  /// ```
  ///
  /// It is a request like any other, with one plan and one commit. A screen that both maps place
  /// alike stays where it is; the others are placed again, those behind first, and keep their node,
  /// their controller and their model wherever they go. A screen that would have to be closed for
  /// another is set aside instead: it lives on unseen, and comes back when it is asked for, or with a
  /// map that has room for it. `releaseKeptParts()` ends what is aside.
  ///
  /// Guards are asked of what is new, and of what comes back, not of what stays. A guard that says no
  /// leaves the old map. An equal map, or one for an empty screen, changes nothing but the map. A map
  /// for a route type that no feature has fails as `unknownRoute`.
  @discardableResult
  public func adopt<M: NavigationMap>(
    _ map: M, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    submit(.adopt(AdoptedMap(MapSet.Entry(map))), site: CallSite(fileID, line))
  }

  /// Ends the parts that are kept and the screens that are aside, for example on a memory warning.
  public func releaseKeptParts() {
    guard !tree.kept.isEmpty || tree.hasAside else { return }
    _ = submit(.releaseKept, site: .library)
  }
}
