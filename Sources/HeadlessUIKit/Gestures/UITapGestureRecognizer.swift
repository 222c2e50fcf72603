/// Recognises taps.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make one gesture.
  open var numberOfTapsRequired = 1

  /// How many fingers tap.
  @available(tvOS, unavailable)
  open var numberOfTouchesRequired = 1
}
