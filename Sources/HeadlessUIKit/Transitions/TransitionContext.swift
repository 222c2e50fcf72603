internal import Foundation

/// A presentation or dismissal that an animator of the app's own performs.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let presentation: Presentation
  private let animator: any UIViewControllerAnimatedTransitioning
  private let from: UIViewController
  private let to: UIViewController
  private var end: ((Bool) -> Void)?
  private(set) var transitionWasCancelled = false

  init(
    _ animator: any UIViewControllerAnimatedTransitioning, of presentation: Presentation,
    from: UIViewController, to: UIViewController
  ) {
    self.presentation = presentation
    self.animator = animator
    (self.from, self.to) = (from, to)
  }

  var containerView: UIView { presentation.container }
  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var presentationStyle: UIModalPresentationStyle { presentation.controller.style }

  var duration: TimeInterval { animator.transitionDuration(using: self) }

  /// Lets the animator begin; it calls back once.
  func run(_ end: @escaping (Bool) -> Void) {
    self.end = end
    animator.animateTransition(using: self)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    transitionWasCancelled = !didComplete
    end(didComplete)
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let controller = key == .from ? from : key == .to ? to : nil else { return nil }
    // A presenter that stays is no part of the transition.
    if controller === presentation.presenter, !presentation.removesPresenter { return nil }
    return controller === presentation.presented
      ? presentation.controller.presentedView : controller.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === to && moves(vc) ? .zero : vc.viewIfLoaded?.frame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === from, moves(vc) { return .zero }
    return vc === presentation.presented
      ? presentation.controller.frameOfPresentedViewInContainerView : containerView.bounds
  }

  private func moves(_ controller: UIViewController) -> Bool {
    controller !== presentation.presenter || presentation.removesPresenter
  }
}
