/// Where views stand in the two directions.
public struct Alignment: Equatable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Combines the two directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Above.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Below.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Above, where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Above, where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Below, where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Below, where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
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

  /// Above.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// Below.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// On the line of the first text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// On the line of the last text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}
