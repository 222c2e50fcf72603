public import Portolan

extension SceneRootController {
  /// The node that a controller was built for; nil for a controller of other code.
  package func node(of controller: UIViewController) -> NodeID? {
    host?.screens.node(of: controller)
  }

  /// The node of the first screen or container that meets a condition, for code without routes;
  /// nil when there is none.
  ///
  /// ```swift
  /// if let node = root.node(where: { ($0 as? MapViewController)?.isCentred == true }) {
  ///   navigator.scene.bringToFront(node)
  /// }
  /// ```
  ///
  /// It begins with the front screen, then looks beside and beneath it, then in the layers beneath,
  /// then in the kept parts. It looks only at controllers that were built, leaves out those of
  /// other code, and loads no view.
  public func node(where isMeant: (UIViewController) -> Bool) -> NodeID? {
    guard let host else { return nil }
    return scene.tree.frontFirst.first { id in
      host.screens.existing(id).map(isMeant) == true
    }
  }
}
