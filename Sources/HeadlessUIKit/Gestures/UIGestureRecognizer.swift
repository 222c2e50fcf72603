public import Foundation

/// Something that recognises a gesture.
///
/// A test's driver taps, presses long, and swipes back; other recognisers recognise nothing here, and
/// the points, distances and speeds of fingers are zero. On Linux a target is a ``HeadlessActionTarget``.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  private weak var owner: UIView?
  private var targets: [TargetAction] = []

  /// Creates a recogniser that tells an object of gestures by a method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds an object that is told of gestures by a method.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }

  /// Takes an object away that is told of gestures.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// The object that decides whether the gesture begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether gestures are recognised; one that is turned off while it recognises is cancelled.
  open var isEnabled = true {
    didSet {
      if !isEnabled, state == .began || state == .changed { state = .cancelled }
    }
  }

  /// How far the gesture is; subclasses set it.
  open var state = UIGestureRecognizer.State.possible

  /// The view that has the recogniser.
  open var view: UIView? { owner }

  /// Whether the view's touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true

  /// Whether the view's touches wait until the gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether the end of the view's touches waits until the gesture has failed.
  open var delaysTouchesEnded = true

  /// A name for logs.
  open var name: String?

  /// How many fingers take part: none.
  open var numberOfTouches: Int { 0 }

  /// Waits for another recogniser to fail; there are no fingers for which that is of importance.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Where the gesture is in a view: at its origin.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// No gesture has begun.
    case possible
    /// A gesture has begun.
    case began
    /// A finger has moved.
    case changed
    /// The gesture has ended.
    case ended
    /// The system has broken the gesture off.
    case cancelled
    /// The fingers do something else.
    case failed

    /// The state of a gesture without a beginning, as a tap.
    public static var recognized: UIGestureRecognizer.State { .ended }
  }

  func move(to view: UIView?) { owner = view }

  /// Whether somebody is told of gestures.
  var isHeard: Bool { !targets.isEmpty }

  /// Recognises a gesture with its states, if the delegate lets it begin.
  func recognize(_ states: State...) {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    for state in states.isEmpty ? [.ended] : states {
      self.state = state
      for target in targets { target.send(from: self, chain: owner) }
    }
    state = .possible
  }
}
