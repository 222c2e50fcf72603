extension UIView {
  /// Which margins and dimensions follow the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge changes.
    public static var flexibleLeftMargin: UIView.AutoresizingMask { .init(rawValue: 1) }
    /// The width changes.
    public static var flexibleWidth: UIView.AutoresizingMask { .init(rawValue: 2) }
    /// The distance to the right edge changes.
    public static var flexibleRightMargin: UIView.AutoresizingMask { .init(rawValue: 4) }
    /// The distance to the top edge changes.
    public static var flexibleTopMargin: UIView.AutoresizingMask { .init(rawValue: 8) }
    /// The height changes.
    public static var flexibleHeight: UIView.AutoresizingMask { .init(rawValue: 16) }
    /// The distance to the bottom edge changes.
    public static var flexibleBottomMargin: UIView.AutoresizingMask { .init(rawValue: 32) }
  }
}
