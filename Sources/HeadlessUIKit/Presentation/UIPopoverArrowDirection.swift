/// The sides on which a popover's arrow may stand.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of sides.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Wherever there is room.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
