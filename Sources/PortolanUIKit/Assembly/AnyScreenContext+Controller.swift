public import Portolan

extension AnyScreenContext {
  /// The screen's controller, for tasks that bring any screen up to date.
  ///
  /// ```swift
  /// func update(_ screen: AnyScreenContext) {
  ///   guard screen.presentation.needsClose else { return }
  ///   screen.controller?.navigationItem.rightBarButtonItem = close(screen)
  /// }
  /// ```
  ///
  /// Nil while it is not built, and when it is gone; the context does not keep it.
  public var controller: UIViewController? { content as? UIViewController }
}

extension ScreenContext {
  /// The screen's controller; see `AnyScreenContext.controller`.
  public var controller: UIViewController? { erased.controller }
}
