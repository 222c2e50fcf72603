internal import Foundation

/// A transition that an animator of the app's own performs, and perhaps a finger drives.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let ends: TransitionEnds
  private var run: RunningTransition?
  private var end: ((Bool) -> Void)?
  private var share: CGFloat = 0
  /// The animations that wait until the finger lets go.
  private var held: [(seconds: TimeInterval, completion: (Bool) -> Void)] = []
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, _ ends: TransitionEnds
  ) {
    self.animator = animator
    self.interaction = interaction
    self.ends = ends
    isInteractive = interaction?.wantsInteractiveStart == true
  }

  var containerView: UIView { ends.container }
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { ends.style }

  var duration: TimeInterval { animator.transitionDuration(using: self) }

  /// Lets the app begin, which others animate along with; it calls back once.
  func begin(_ run: RunningTransition, _ end: @escaping (Bool) -> Void) {
    (self.run, self.end) = (run, end)
    if isInteractive, let interaction {
      run.startHeld()
      interaction.startInteractiveTransition(self)
    } else {
      run.start(expecting: .seconds(duration))
      animator.animateTransition(using: self)
    }
    run.coordinator?.runAnimations()
  }

  /// Lets the animator begin; its animations wait until the finger lets go.
  func animateHeld() {
    run?.screen.holder = self
    animator.animateTransition(using: self)
    run?.screen.holder = nil
  }

  func hold(for seconds: TimeInterval, _ completion: @escaping (Bool) -> Void) {
    held.append((seconds, completion))
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    share = percentComplete
    run?.coordinator?.percentOfGesture = percentComplete
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  /// The finger lets go, and the rest runs forwards or back.
  private func endInteraction(isCancelled: Bool) {
    guard isInteractive, let run, run.isRunning else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    run.coordinator?.endInteraction(isCancelled: isCancelled)
    let done = duration * min(max(share, 0), 1)
    run.start(expecting: .seconds(rest(of: duration, after: done)))
    let due = held
    held = []
    for animation in due {
      run.screen.animate(
        for: rest(of: animation.seconds, after: done), {}, completion: animation.completion)
    }
  }

  private func rest(of seconds: TimeInterval, after done: TimeInterval) -> TimeInterval {
    let rest = transitionWasCancelled ? min(done, seconds) : max(0, seconds - done)
    return rest / TimeInterval(interaction?.completionSpeed ?? 1)
  }

  /// Where something else has ended the transition before, only the animator hears of it.
  func completeTransition(_ didComplete: Bool) {
    guard let run, let ending = end else { return }
    let end = run.isRunning ? ending : { _ in }
    self.end = nil
    self.run = nil
    transitionWasCancelled = !didComplete
    isInteractive = false
    run.coordinator?.endInteraction(isCancelled: !didComplete)
    if run.screen.assumptions.animationEndsFirst {
      animator.animationEnded(didComplete)
      end(didComplete)
    } else {
      end(didComplete)
      animator.animationEnded(didComplete)
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    ends.controller(for: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { ends.view(for: key) }

  func initialFrame(for vc: UIViewController) -> CGRect { ends.initialFrame(for: vc) }

  func finalFrame(for vc: UIViewController) -> CGRect { ends.finalFrame(for: vc) }
}
