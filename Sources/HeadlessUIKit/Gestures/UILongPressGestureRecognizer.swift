public import Foundation

/// Recognises a finger that rests.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before.
  open var numberOfTapsRequired = 0

  /// How many fingers press.
  @available(tvOS, unavailable)
  open var numberOfTouchesRequired = 1

  /// How long the finger rests, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far it may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
}
