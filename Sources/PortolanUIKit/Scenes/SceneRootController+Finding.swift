public import Portolan

extension SceneRootController {
  /// The node that a controller was built for; nil for a controller of other code.
  package func node(of controller: UIViewController) -> NodeID? {
    host?.screens.node(of: controller)
  }

  /// Finds the first screen or container whose view controller meets a condition, or nil, for code
  /// that knows controllers and no routes.
  ///
  /// ```swift
  /// if let node = root.node(where: { ($0 as? MapViewController)?.isCentred == true }) {
  ///   navigator.scene.bringToFront(node)
  /// }
  /// ```
  ///
  /// It looks at the front screen first, then at the rest of its layer, then at the layers beneath,
  /// then at parts that are kept off screen. It skips controllers that are not built yet and those
  /// that the library did not build, and loads no view.
  public func node(where isMeant: (UIViewController) -> Bool) -> NodeID? {
    guard let host else { return nil }
    return scene.currentTree.frontFirst.first { host.screens.existing($0).map(isMeant) == true }
  }
}
