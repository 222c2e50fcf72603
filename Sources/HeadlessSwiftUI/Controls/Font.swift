/// How letters look.
public struct Font: Hashable, Sendable {
  private let name: String

  /// Large titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// Titles.
  public static let title = Font(name: "title")
  /// Headings.
  public static let headline = Font(name: "headline")
  /// Notes.
  public static let footnote = Font(name: "footnote")
}
