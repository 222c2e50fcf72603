public import Foundation

/// A typeface in a size.
open class UIFont: NSObject, @unchecked Sendable {
  let size: CGFloat
  /// Whether the letters are heavy, as those of a heading are.
  package let isBold: Bool

  init(size: CGFloat, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }

  /// The size in points.
  open var pointSize: CGFloat { size }

  /// The system's typeface in a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// The system's bold typeface in a size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isBold: true)
  }

  /// The typeface that the user has chosen for a kind of text.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(size: UIFont.sizes[style] ?? 17, isBold: style == .headline)
  }

  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .headline: 17, .body: 17, .footnote: 13,
  ]

  /// A kind of text.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a whole screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A note.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
  }
}
