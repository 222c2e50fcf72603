import Foundation

/// The coordinator of an animated transition.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let from: UIViewController?
  /// Where it leads, which another edit of the same turn may change.
  var to: UIViewController?
  /// The screen on which the transition runs.
  private(set) weak var screen: HeadlessScreen?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) var transitionDuration: TimeInterval
  private(set) var initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  /// How far a finger has come; of a gesture of the system, half the way.
  var percentOfGesture: CGFloat = 0.5
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasStarted = false
  private var hasEnded = false

  init(
    on screen: HeadlessScreen, from: UIViewController?, to: UIViewController?,
    in containerView: UIView,
    style: UIModalPresentationStyle = .none, duration: TimeInterval, isInteractive: Bool = false
  ) {
    self.screen = screen
    self.from = from
    self.to = to
    self.containerView = containerView
    presentationStyle = style
    transitionDuration = duration
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  /// An animator of the app's own performs the transition.
  func follow(_ context: TransitionContext) {
    transitionDuration = context.duration
    isInteractive = context.isInteractive
    initiallyInteractive = context.isInteractive
    percentOfGesture = 0
  }

  var isAnimated: Bool { true }
  var isInterruptible: Bool { initiallyInteractive }
  var percentComplete: CGFloat { isInteractive ? percentOfGesture : 1 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  /// Says no to an animation that comes too late; the completion is called all the same (U58).
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !hasStarted else { return false }
    animations.append(animation)
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  func runAnimations() {
    hasStarted = true
    let due = animations
    animations = []
    for animation in due { animation(self) }
  }

  /// A gesture takes hold of what ran by itself.
  func beginInteraction() {
    isInteractive = true
    for handler in interactionHandlers { handler(self) }
  }

  /// The gesture lets go: handlers are told before any appearance callback (U53).
  func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    self.isCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
  }

  func runCompletions() {
    hasEnded = true
    let due = completions
    completions = []
    interactionHandlers = []
    for completion in due { completion(self) }
  }
}
