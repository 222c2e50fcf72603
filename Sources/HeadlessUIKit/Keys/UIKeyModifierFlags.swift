/// The keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static var alphaShift: UIKeyModifierFlags { .init(rawValue: 1 << 16) }
  /// Shift.
  public static var shift: UIKeyModifierFlags { .init(rawValue: 1 << 17) }
  /// Control.
  public static var control: UIKeyModifierFlags { .init(rawValue: 1 << 18) }
  /// Option.
  public static var alternate: UIKeyModifierFlags { .init(rawValue: 1 << 19) }
  /// Command.
  public static var command: UIKeyModifierFlags { .init(rawValue: 1 << 20) }
  /// A key of the block of numbers.
  public static var numericPad: UIKeyModifierFlags { .init(rawValue: 1 << 21) }
}
