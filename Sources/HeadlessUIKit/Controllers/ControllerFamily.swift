/// A controller's children, held strongly.
///
/// A container that is released takes leave of its children here (U17), so that the controller's own
/// `deinit` stays nonisolated as it is on iOS.
@MainActor final class ControllerFamily {
  var children: [UIViewController] = []

  isolated deinit {
    for child in children.reversed() {
      child.parentStorage = nil
      child.didMove(toParent: nil)
    }
  }
}
