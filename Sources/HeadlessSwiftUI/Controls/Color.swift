/// A colour, known here only by its name.
public struct Color: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// Red.
  public static let red = Color(name: "red")
  /// Blue.
  public static let blue = Color(name: "blue")
  /// Orange.
  public static let orange = Color(name: "orange")
  /// Gray.
  public static let gray = Color(name: "gray")
  /// The colour of text that matters less.
  public static let secondary = Color(name: "secondary")
}

extension Color: CustomStringConvertible {
  /// The name of the colour.
  public var description: String { name }
}

extension Color: View {
  /// The evaluator builds it.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  func build(_ node: ViewNode) {}
}

/// A filling for shapes and letters.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }

  /// Gray.
  public static var gray: Color { .gray }
}

/// The rank of a content's colour.
@available(iOS 15.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The colour of less important content.
  public static let secondary = HierarchicalShapeStyle()
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of less important content.
  public static var secondary: HierarchicalShapeStyle { .secondary }
}
