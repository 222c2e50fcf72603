/// The ways in which an interface may be turned.
@available(tvOS, unavailable)
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static var portrait: UIInterfaceOrientationMask { .init(rawValue: 1 << 1) }
  /// Upside down.
  public static var portraitUpsideDown: UIInterfaceOrientationMask { .init(rawValue: 1 << 2) }
  /// Turned to the right.
  public static var landscapeRight: UIInterfaceOrientationMask { .init(rawValue: 1 << 3) }
  /// Turned to the left.
  public static var landscapeLeft: UIInterfaceOrientationMask { .init(rawValue: 1 << 4) }
  /// Turned to either side.
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  /// Every way.
  public static var all: UIInterfaceOrientationMask {
    [.portrait, .portraitUpsideDown, .landscape]
  }
  /// Every way but upside down.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
