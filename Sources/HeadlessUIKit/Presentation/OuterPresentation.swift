/// A presentation that another framework performs on UIKit's controllers, as SwiftUI does with its
/// sheets and covers.
///
/// UIKit's properties tell of it as of its own: who presents whom, whether it comes or goes, and its
/// coordinator.
@MainActor package final class OuterPresentation {
  /// Ends the presentation, animated or not, and calls back.
  package typealias Dismiss = (_ animated: Bool, _ completion: (() -> Void)?) -> Void

  let presented: UIViewController
  weak var presenter: UIViewController?
  let dismiss: Dismiss
  private(set) var coordinator: TransitionCoordinator?

  /// Puts a controller in front of another one.
  package init(
    of presented: UIViewController, over presenter: UIViewController, dismiss: @escaping Dismiss
  ) {
    self.presented = presented
    self.presenter = presenter
    self.dismiss = dismiss
    presenter.presentationStateToSet.outer = self
    presented.presentationStateToSet.outerShownBy = self
  }

  /// Begins to come or to go.
  package func begin(isComing: Bool, animated: Bool, isHeld: Bool = false) {
    presented.flags.set(.isBeingPresented, to: isComing)
    presented.flags.set(.isBeingDismissed, to: !isComing)
    guard animated, let presenter, let view = presented.view else { return }
    coordinator = TransitionCoordinator(
      on: presenter.screen, from: isComing ? presenter : presented,
      to: isComing ? presented : presenter, in: view,
      style: presented.modalPresentationStyle, duration: Presentation.duration,
      isInteractive: isHeld)
    coordinator?.runAnimations()
  }

  /// The finger that held it lets go.
  package func finishGesture() { coordinator?.endInteraction(isCancelled: false) }

  /// What came or went has done so, or has sprung back.
  package func end(isCancelled: Bool = false) {
    presented.flags.remove([.isBeingPresented, .isBeingDismissed])
    if isCancelled { coordinator?.endInteraction(isCancelled: true) }
    let ended = coordinator
    coordinator = nil
    presented.end(ended, with: presenter)
  }

  /// Takes the presentation out of what UIKit knows.
  package func remove() {
    if presenter?.presentationState?.outer === self { presenter?.presentationState?.outer = nil }
    presented.presentationState?.outerShownBy = nil
    presented.presentationState?.controller = nil
  }
}
