public import Foundation

/// Something that recognises a gesture.
///
/// A recogniser of an app's own recognises nothing here: its targets need the selectors of Objective-C,
/// which Linux has not, so that `init(target:action:)` and `addTarget(_:action:)` are missing, and the
/// points, distances and speeds of fingers are zero. A test calls the method that its target would be,
/// with the state that it sets. Only the swipes of a stack are made by a test's driver.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  private weak var owner: UIView?

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
}
