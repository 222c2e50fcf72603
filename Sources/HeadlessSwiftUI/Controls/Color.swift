public import Foundation

/// A colour, known here only by its name.
public struct Color: Hashable, Sendable {
  private let name: String

  init(name: String) { self.name = name }

  /// A colour of the app's catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// A colour made of parts of light, from 0 to 1.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    name = "\(colorSpace) \(red) \(green) \(blue) \(opacity)"
  }

  /// A gray, from 0 for black to 1 for white.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour, through which more or less of what is behind shines.
  public func opacity(_ opacity: Double) -> Color { Color(name: "\(opacity) of \(name)") }

  /// The meaning of the parts of light.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Of the usual colours.
    case sRGB
    /// Of the usual colours, with linear parts.
    case sRGBLinear
    /// Of more colours than the usual ones.
    case displayP3
  }
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
