/// Checks that objects of a closed screen are released: its controller, and the objects of
/// `watch(_:)`.
///
/// When one of them lives on, a diagnostic names the route (N19).
@MainActor package enum ReleaseCheck {
  /// Begins the check.
  ///
  /// - Parameters:
  ///   - object: The controller; it is held weakly.
  ///   - id: The node that left.
  ///   - route: The node's route.
  ///   - scene: The navigator of the node.
  ///   - patience: How long the objects may live on: UIKit may hold them for two seconds (U169).
  ///   - isShown: Whether other code shows an object by then, so that it is no leak.
  package static func begin(
    for object: AnyObject, of id: NodeID, route: AnyRoute?, in scene: SceneNavigator,
    after patience: Duration = .seconds(3),
    unless isShown: @escaping @MainActor (AnyObject) -> Bool = { _ in false }
  ) {
    let objects = [WeakReference(object)] + scene.screens.takeWatched(id)
    // The scene's own navigator waits, as that of a curtain may be gone by then.
    scene.ground.waits.after(patience) { [weak ground = scene.ground] in
      let living = objects.lazy.compactMap(\.object)
      guard let ground, let leaked = living.first(where: { !isShown($0) }) else { return }
      // The label is made only here, as it is costly and hardly any screen leaks.
      ground.report(.leak(of: route?.label, "\(type(of: leaked))"))
    }
  }
}
