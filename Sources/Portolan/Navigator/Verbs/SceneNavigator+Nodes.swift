extension SceneNavigator {
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
}
