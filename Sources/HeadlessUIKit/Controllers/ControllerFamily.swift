/// A controller's children, held strongly.
///
/// A container that is released takes leave of its children here (U17), so that the controller's own
/// `deinit` stays as it is on iOS.
@MainActor final class ControllerFamily {
  var children: [UIViewController] = []

  deinit {
    MainActor.takeDown { [children] in
      for child in children.reversed() {
        child.parentStorage = nil
        child.didMove(toParent: nil)
      }
    }
  }
}
