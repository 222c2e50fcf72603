/// Where views stand in the two directions, known here only by its name.
public struct Alignment: Equatable, Sendable {
  private let name: String

  /// In the middle.
  public static let center = Alignment(name: "center")
  /// Where lines end.
  public static let trailing = Alignment(name: "trailing")
  /// Below.
  public static let bottom = Alignment(name: "bottom")
  /// Above, where lines begin.
  public static let topLeading = Alignment(name: "topLeading")
  /// Below, where lines end.
  public static let bottomTrailing = Alignment(name: "bottomTrailing")
}

/// Where views stand from side to side.
public struct HorizontalAlignment: Equatable, Sendable {
  private let name: String

  /// Where lines begin.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// Where lines end.
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// Where views stand from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
  private let name: String

  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
}
