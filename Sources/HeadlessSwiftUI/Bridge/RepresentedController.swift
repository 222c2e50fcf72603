/// What a view shows of UIKit, as long as the view is in the tree.
@MainActor protocol Represented: AnyObject {
  func describe(into scribe: Scribe)
  func remove(from host: ScreenHost)
}

/// The controller that a view shows, as long as the view is in the tree.
@MainActor final class RepresentedController: Represented {
  let controller: UIViewController
  let coordinator: Any
  let dismantle: () -> Void
  private enum Move { case none, coming, going }

  /// The appearance that began with the transition of a view around it.
  private var move = Move.none
  private var isPlaced = false

  init(controller: UIViewController, coordinator: Any, dismantle: @escaping () -> Void) {
    self.controller = controller
    self.coordinator = coordinator
    self.dismantle = dismantle
  }

  // The screen's controller tells its children by itself; only the transition of a view
  // inside a screen has to be told by hand.

  func enter(_ host: ScreenHost, animated: Bool) {
    if animated {
      move = .coming
      controller.beginAppearanceTransition(true, animated: true)
    }
    isPlaced = true
    host.embed(controller)
  }

  func leave() {
    move = .going
    controller.beginAppearanceTransition(false, animated: true)
  }

  /// The screen itself comes or goes, and from now on tells its controllers.
  func follow() {
    guard isPlaced else { return }
    move = .none
  }

  func endMoving() {
    guard move != .none else { return }
    move = .none
    controller.endAppearanceTransition()
  }

  func describe(into scribe: Scribe) {
    scribe.element(.controller, label: "\(type(of: controller))") { node in
      node.controller = controller
      node.title = controller.title
      for hosted in controller.hostedGraphs { hosted.describe(into: scribe) }
    }
  }

  func remove(from host: ScreenHost) {
    // Leaving the window ends an appearance; a disappearance was reported, and ends here.
    controller.takeViewAway()
    move = .none
    host.release(controller)
    dismantle()
  }
}
