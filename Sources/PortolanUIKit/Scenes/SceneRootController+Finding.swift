public import Portolan

extension SceneRootController {
  /// The node that a controller was built for; nil for a controller of other code.
  package func node(of controller: UIViewController) -> NodeID? {
    host?.screens.node(of: controller)
  }

  /// Finds the first screen or container whose controller meets a condition; nil when none does.
  ///
  /// ```swift
  /// if let node = root.node(where: { ($0 as? MapViewController)?.isCentred == true }) {
  ///   navigator.scene.bringToFront(node)
  /// }
  /// ```
  ///
  /// The search order is: the front screen, the rest of its layer, the layers beneath, the kept
  /// parts. The search skips controllers of other code and screens whose controllers are not built
  /// yet. It loads no view.
  public func node(where isMeant: (UIViewController) -> Bool) -> NodeID? {
    guard let host else { return nil }
    return scene.currentTree.frontFirst.first { host.screens.existing($0).map(isMeant) == true }
  }
}
