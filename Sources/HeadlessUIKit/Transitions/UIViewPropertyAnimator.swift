public import Foundation

/// Changes views over a time; the model shows at once how they end.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long it runs, in seconds.
  open var duration: TimeInterval { seconds }

  private let seconds: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a curve, which the model does not show.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, animations: animations)
  }

  private init(duration: TimeInterval, animations: (() -> Void)?) {
    seconds = duration
    super.init()
    if let animations { self.animations = [animations] }
  }

  /// Adds changes that are to be animated.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Begins.
  open func startAnimation() {
    let due = animations
    animations = []
    HeadlessScreen.current.animate(for: seconds) {
      for animation in due { animation() }
    } completion: { [self] _ in
      let due = completions
      completions = []
      for completion in due { completion(.end) }
    }
  }
}
