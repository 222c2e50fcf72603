public import Foundation

/// Recognises a finger that moves.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var distance = CGPoint.zero

  /// How many fingers take part at least.
  @available(tvOS, unavailable)
  open var minimumNumberOfTouches = 1

  /// How many fingers take part at most.
  @available(tvOS, unavailable)
  open var maximumNumberOfTouches = Int.max

  /// How far the finger has come: as far as was last set.
  open func translation(in view: UIView?) -> CGPoint { distance }

  /// Sets how far the finger has come.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }

  /// How fast the finger moves, in points a second: not at all.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
