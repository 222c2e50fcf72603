public import Foundation

/// Recognises two fingers that come together or part.
@available(tvOS, unavailable)
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers are apart, in shares of their distance at the beginning.
  open var scale: CGFloat = 1

  /// How fast the scale changes in a second: not at all.
  open var velocity: CGFloat { 0 }
}
