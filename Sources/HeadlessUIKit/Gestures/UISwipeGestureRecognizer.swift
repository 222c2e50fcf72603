/// Recognises a finger that swipes.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// How many fingers swipe.
  @available(tvOS, unavailable)
  open var numberOfTouchesRequired = 1

  /// The directions.
  open var direction: UISwipeGestureRecognizer.Direction = .right

  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt

    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = UISwipeGestureRecognizer.Direction(rawValue: 1)
    /// To the left.
    public static let left = UISwipeGestureRecognizer.Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = UISwipeGestureRecognizer.Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = UISwipeGestureRecognizer.Direction(rawValue: 1 << 3)
  }
}
