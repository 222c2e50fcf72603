public import Foundation

/// How letters look, known here by its name, its size and whether it is heavy.
public struct Font: Hashable, Sendable {
  private let name: String
  /// The size in points, of a user who has chosen no other.
  let size: CGFloat
  private(set) var isBold = false

  /// Large titles.
  public static let largeTitle = Font(name: "largeTitle", size: 34)
  /// Titles.
  public static let title = Font(name: "title", size: 28)
  /// Second titles.
  @available(iOS 14.0, *)
  public static let title2 = Font(name: "title2", size: 22)
  /// Third titles.
  @available(iOS 14.0, *)
  public static let title3 = Font(name: "title3", size: 20)
  /// Headings.
  public static let headline = Font(name: "headline", size: 17, isBold: true)
  /// Second headings.
  public static let subheadline = Font(name: "subheadline", size: 15)
  /// Texts.
  public static let body = Font(name: "body", size: 17)
  /// Remarks.
  public static let callout = Font(name: "callout", size: 16)
  /// Notes.
  public static let footnote = Font(name: "footnote", size: 13)
  /// Captions.
  public static let caption = Font(name: "caption", size: 12)
  /// Small captions.
  @available(iOS 14.0, *)
  public static let caption2 = Font(name: "caption2", size: 11)

  /// The system's font in a size.
  @available(iOS 16.0, *)
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(
      name: "\(size) \(weight?.name ?? "regular") \(design ?? .default)", size: size,
      isBold: weight?.isBold == true)
  }

  /// The font with heavier letters.
  public func bold() -> Font { weight(.bold) }

  /// The font with slanted letters.
  public func italic() -> Font {
    Font(name: "italic \(name)", size: size, isBold: isBold)
  }

  /// The font in a weight.
  public func weight(_ weight: Font.Weight) -> Font {
    Font(name: "\(weight.name) \(name)", size: size, isBold: weight.isBold)
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    let name: String

    /// Whether it is heavier than a little.
    var isBold: Bool { ["semibold", "bold", "heavy"].contains(name) }

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
