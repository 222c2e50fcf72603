public import Portolan

extension SceneRootController {
  /// The node that a controller was built for; nil for what this controller did not build.
  package func node(of controller: UIViewController) -> NodeID? {
    host?.screens.node(of: controller)
  }

  /// The node of the first screen or container that is as the predicate says, for code that has no
  /// routes; nil when there is none.
  ///
  /// ```swift
  /// if let node = root.node(where: { ($0 as? MapViewController)?.isCentred == true }) {
  ///   navigator.scene.bringToFront(node)
  /// }
  /// ```
  ///
  /// What is in front is asked first, then what stands beside and beneath it, then the layers
  /// beneath, then the parts that are kept. Only controllers that were built are asked, and those
  /// of other code are not; asking loads no view.
  public func node(where isMeant: (UIViewController) -> Bool) -> NodeID? {
    guard let host else { return nil }
    return scene.tree.frontFirst.first { id in
      host.screens.existing(id).map(isMeant) == true
    }
  }
}
