/// The name under which an app registers a presentation of its own, such as a drawer.
///
/// ```swift
/// extension PresentationName { static let panel: Self = "panel" }
///
/// let panel = PresentationStyle.custom(.panel)
/// ```
///
/// A literal is one too, also with a value in it. The compiler checks constants only; a mistyped literal shows at run
/// time. Names are compared as they are written.
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
