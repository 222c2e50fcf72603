public import Portolan

extension ScreenContext {
  /// The screen's view controller, for example for `ScreenTasks.update(_:)`.
  ///
  /// ```swift
  /// func update(_ screen: ScreenContext<AnyRoute>) {
  ///   guard screen.presentation.needsClose else { return }
  ///   screen.controller?.navigationItem.rightBarButtonItem = close(screen)
  /// }
  /// ```
  ///
  /// Nil before the controller is built and after the screen has closed; the reference is weak.
  public var controller: UIViewController? {
    (scene?.currentHost as? SceneHost)?.screens.existing(node)
  }
}
