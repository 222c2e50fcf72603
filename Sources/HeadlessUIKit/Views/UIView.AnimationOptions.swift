extension UIView {
  /// How an animation runs and looks.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out while their superviews change.
    public static var layoutSubviews: UIView.AnimationOptions { .init(rawValue: 1) }
    /// Lets touches through while the animation runs.
    public static var allowUserInteraction: UIView.AnimationOptions { .init(rawValue: 1 << 1) }
    /// Starts from where a running animation stands.
    public static var beginFromCurrentState: UIView.AnimationOptions { .init(rawValue: 1 << 2) }
    /// Starts slowly and ends slowly.
    public static var curveEaseInOut: UIView.AnimationOptions { [] }
    /// Starts slowly.
    public static var curveEaseIn: UIView.AnimationOptions { .init(rawValue: 1 << 16) }
    /// Ends slowly.
    public static var curveEaseOut: UIView.AnimationOptions { .init(rawValue: 2 << 16) }
    /// Runs at one speed.
    public static var curveLinear: UIView.AnimationOptions { .init(rawValue: 3 << 16) }
    /// Turns the view round a vertical axis to the right.
    public static var transitionFlipFromLeft: UIView.AnimationOptions { .init(rawValue: 1 << 20) }
    /// Turns the view round a vertical axis to the left.
    public static var transitionFlipFromRight: UIView.AnimationOptions { .init(rawValue: 2 << 20) }
    /// Fades from one view to the other.
    public static var transitionCrossDissolve: UIView.AnimationOptions { .init(rawValue: 5 << 20) }
  }
}
