/// How letters look.
public struct Font: Hashable, Sendable {
  private let name: String

  /// Large titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// Titles.
  public static let title = Font(name: "title")
  /// Smaller titles.
  @available(iOS 14.0, *)
  public static let title2 = Font(name: "title2")
  /// Still smaller titles.
  @available(iOS 14.0, *)
  public static let title3 = Font(name: "title3")
  /// Headings.
  public static let headline = Font(name: "headline")
  /// What stands under headings.
  public static let subheadline = Font(name: "subheadline")
  /// Running text.
  public static let body = Font(name: "body")
  /// What calls attention.
  public static let callout = Font(name: "callout")
  /// Notes.
  public static let footnote = Font(name: "footnote")
  /// What stands under pictures.
  public static let caption = Font(name: "caption")
}
