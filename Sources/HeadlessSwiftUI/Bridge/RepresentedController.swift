/// The controller that a view shows, as long as the view is in the tree.
@MainActor final class RepresentedController {
  let controller: UIViewController
  let coordinator: Any
  let dismantle: () -> Void
  /// Whether its appearance has begun with the transition of a view around it.
  private var isMoving = false

  init(controller: UIViewController, coordinator: Any, dismantle: @escaping () -> Void) {
    self.controller = controller
    self.coordinator = coordinator
    self.dismantle = dismantle
  }

  // The screen's controller tells its children by itself; only the transition of a view
  // inside a screen has to be told by hand.

  func enter(_ host: ScreenHost, animated: Bool) {
    if animated {
      isMoving = true
      controller.beginAppearanceTransition(true, animated: true)
    }
    host.embed(controller)
  }

  func leave() {
    isMoving = true
    controller.beginAppearanceTransition(false, animated: true)
  }

  func endMoving() {
    guard isMoving else { return }
    isMoving = false
    controller.endAppearanceTransition()
  }

  func remove(from host: ScreenHost) {
    if isMoving { controller.viewIfLoaded?.removeFromSuperview() }
    endMoving()
    host.release(controller)
    dismantle()
  }
}
