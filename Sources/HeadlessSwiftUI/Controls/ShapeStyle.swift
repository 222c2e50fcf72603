/// A filling for shapes and letters.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { .black }
  /// Blue.
  public static var blue: Color { .blue }
  /// Brown.
  @available(iOS 15.0, *)
  public static var brown: Color { .brown }
  /// Nothing: what is behind shines through.
  public static var clear: Color { .clear }
  /// Cyan.
  @available(iOS 15.0, *)
  public static var cyan: Color { .cyan }
  /// Gray.
  public static var gray: Color { .gray }
  /// Green.
  public static var green: Color { .green }
  /// Indigo.
  @available(iOS 15.0, *)
  public static var indigo: Color { .indigo }
  /// Mint.
  @available(iOS 15.0, *)
  public static var mint: Color { .mint }
  /// Orange.
  public static var orange: Color { .orange }
  /// Pink.
  public static var pink: Color { .pink }
  /// Purple.
  public static var purple: Color { .purple }
  /// Red.
  public static var red: Color { .red }
  /// Teal.
  @available(iOS 15.0, *)
  public static var teal: Color { .teal }
  /// White.
  public static var white: Color { .white }
  /// Yellow.
  public static var yellow: Color { .yellow }
}

/// The rank of a content's colour.
@available(iOS 15.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
  private let rank: Int

  /// The name of the rank.
  var name: String { ["primary", "secondary", "tertiary"][rank - 1] }

  /// The colour of content.
  public static let primary = HierarchicalShapeStyle(rank: 1)
  /// The colour of less important content.
  public static let secondary = HierarchicalShapeStyle(rank: 2)
  /// The colour of still less important content.
  public static let tertiary = HierarchicalShapeStyle(rank: 3)
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of content.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The colour of less important content.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The colour of still less important content.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
}
