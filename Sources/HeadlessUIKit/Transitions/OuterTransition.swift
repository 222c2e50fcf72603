/// An animated change in a container that another framework performs, as SwiftUI does in its stacks and
/// tabs.
///
/// The container's children find its coordinator, as they do that of UIKit's own transitions (U56).
@MainActor package final class OuterTransition {
  private let container: UIViewController
  let coordinator: TransitionCoordinator

  /// Begins, before any child hears that it comes or goes (U22).
  package init(
    in container: UIViewController, from: UIViewController?, to: UIViewController?,
    seconds: Double, isHeld: Bool = false
  ) {
    self.container = container
    coordinator = TransitionCoordinator(
      on: container.screen, from: from, to: to, in: container.view, duration: seconds,
      isInteractive: isHeld)
    container.presentationStateToSet.outerTransition = self
  }

  /// The finger that held it lets go.
  package func finishGesture() { coordinator.endInteraction(isCancelled: false) }

  /// The finger goes back to where it began.
  package func cancelGesture() { coordinator.endInteraction(isCancelled: true) }

  /// The children have been told of the end.
  package func end() {
    guard container.presentationState?.outerTransition === self else { return }
    container.presentationState?.outerTransition = nil
    container.end(coordinator)
  }
}
