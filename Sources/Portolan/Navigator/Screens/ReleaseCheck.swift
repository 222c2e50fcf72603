/// Checks that the controller of a node that left the tree is released, and all that the screen
/// watched; otherwise a diagnostic names the route (N19).
@MainActor package enum ReleaseCheck {
  /// Begins the check.
  ///
  /// - Parameters:
  ///   - object: The controller; it is held weakly.
  ///   - id: The node that left.
  ///   - route: The node's route.
  ///   - scene: The navigator of the node.
  ///   - patience: How long the objects may live on: UIKit may hold them for two seconds (U169).
  package static func begin(
    for object: AnyObject, of id: NodeID, route: AnyRoute?, in scene: SceneNavigator,
    after patience: Duration = .seconds(3)
  ) {
    let objects = [WeakReference(object)] + scene.screens.takeWatched(id)
    // A curtain may be gone by then.
    scene.ground.waits.after(patience) { [weak ground = scene.ground] in
      guard let ground, let leaked = objects.lazy.compactMap(\.object).first else { return }
      // The label is made only now: it costs more than a step, and hardly any screen leaks.
      ground.report(.leak(of: route?.label, "\(type(of: leaked))"))
    }
  }
}
