/// The name under which an app registers a presentation of its own, such as a drawer.
///
/// ```swift
/// extension PresentationName { static let drawer: Self = "drawer" }
///
/// case .menu: return .screen(.presented(.custom(.drawer)))
/// root.customPresentations[.drawer] = Drawer()
/// ```
///
/// A string literal is one too, but only the constant is checked by the compiler. Names are compared as they are written.
public struct PresentationName: RawRepresentable, Hashable, Sendable, Codable,
  ExpressibleByStringInterpolation
{
  /// The name as text.
  public let rawValue: String

  /// Makes the name from text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes the name from a literal.
  public init(stringLiteral text: String) { rawValue = text }
}
