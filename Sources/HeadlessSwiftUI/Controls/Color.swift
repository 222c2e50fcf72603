/// A colour, known here only by its name.
public struct Color: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// Red.
  public static let red = Color(name: "red")
  /// Green.
  public static let green = Color(name: "green")
  /// Blue.
  public static let blue = Color(name: "blue")
  /// Black.
  public static let black = Color(name: "black")
  /// White.
  public static let white = Color(name: "white")
  /// Gray.
  public static let gray = Color(name: "gray")
  /// Nothing.
  public static let clear = Color(name: "clear")
  /// The colour of text.
  public static let primary = Color(name: "primary")
  /// The colour of text that matters less.
  public static let secondary = Color(name: "secondary")
}

extension Color {
  /// The colour of UIKit's.
  @available(iOS 15.0, *)
  public init(uiColor: UIColor) { self.init(name: "\(uiColor)") }
}

extension Color: View {
  /// The evaluator builds it.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  func build(_ node: ViewNode) {}
}

/// What shapes and letters can be filled with.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }

  /// Green.
  public static var green: Color { .green }

  /// Blue.
  public static var blue: Color { .blue }

  /// Black.
  public static var black: Color { .black }

  /// White.
  public static var white: Color { .white }

  /// Gray.
  public static var gray: Color { .gray }

  /// Nothing.
  public static var clear: Color { .clear }
}

/// What matters more or less.
@available(iOS 15.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
  /// What matters most.
  public static let primary = HierarchicalShapeStyle()
  /// What matters less.
  public static let secondary = HierarchicalShapeStyle()
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most.
  public static var primary: HierarchicalShapeStyle { .primary }

  /// What matters less.
  public static var secondary: HierarchicalShapeStyle { .secondary }
}
