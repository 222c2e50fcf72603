public import Foundation

/// A colour with its opacity.
open class UIColor: NSObject, @unchecked Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let opacity: CGFloat

  /// Creates a colour from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    opacity = alpha
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    red = white
    green = white
    blue = white
    opacity = alpha
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether another object is a colour of the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue
      && opacity == other.opacity
  }

  /// A number that equal colours share.
  open override var hash: Int {
    var hasher = Hasher()
    for part in [red, green, blue, opacity] { hasher.combine(part) }
    return hasher.finalize()
  }

  /// Black.
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A dark grey.
  open class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// A light grey.
  open class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// White.
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// A middle grey.
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Red.
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// No colour at all.
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// The system's blue.
  open class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// The system's red.
  open class var systemRed: UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  /// The colour of text.
  open class var label: UIColor { UIColor(white: 0, alpha: 1) }
  /// The colour of secondary text.
  open class var secondaryLabel: UIColor {
    UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
  }
  /// The colour behind content.
  @available(tvOS, unavailable)
  open class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
}
