public import Foundation

/// How letters look, known here only by its name.
public struct Font: Hashable, Sendable {
  private let name: String

  /// Large titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// Titles.
  public static let title = Font(name: "title")
  /// Second titles.
  @available(iOS 14.0, *)
  public static let title2 = Font(name: "title2")
  /// Third titles.
  @available(iOS 14.0, *)
  public static let title3 = Font(name: "title3")
  /// Headings.
  public static let headline = Font(name: "headline")
  /// Second headings.
  public static let subheadline = Font(name: "subheadline")
  /// Texts.
  public static let body = Font(name: "body")
  /// Remarks.
  public static let callout = Font(name: "callout")
  /// Notes.
  public static let footnote = Font(name: "footnote")
  /// Captions.
  public static let caption = Font(name: "caption")
  /// Small captions.
  @available(iOS 14.0, *)
  public static let caption2 = Font(name: "caption2")

  /// The system's font in a size.
  @available(iOS 16.0, *)
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(name: "\(size) \(weight?.name ?? "regular") \(design ?? .default)")
  }

  /// The font with heavier letters.
  public func bold() -> Font { weight(.bold) }

  /// The font with slanted letters.
  public func italic() -> Font { Font(name: "italic \(name)") }

  /// The font in a weight.
  public func weight(_ weight: Font.Weight) -> Font { Font(name: "\(weight.name) \(name)") }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    let name: String

    /// Light.
    public static let light = Font.Weight(name: "light")
    /// As usual.
    public static let regular = Font.Weight(name: "regular")
    /// A little heavier.
    public static let medium = Font.Weight(name: "medium")
    /// Heavier.
    public static let semibold = Font.Weight(name: "semibold")
    /// Heavy.
    public static let bold = Font.Weight(name: "bold")
    /// Very heavy.
    public static let heavy = Font.Weight(name: "heavy")
  }

  /// The families of letters.
  public enum Design: Hashable, Sendable {
    /// As usual.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All of one width.
    case monospaced
  }
}
