/// The name under which an app registers a presentation of its own, such as a drawer.
///
/// ```swift
/// extension PresentationName { static let panel: Self = "panel" }
///
/// let panel = PresentationStyle.custom(.panel)
/// ```
///
/// A string literal is a name too, also one with a value in it. The compiler checks the names of
/// constants only: when no presentation has a literal's name, a sheet is shown, and a diagnostic
/// reports it. Two names are equal when their texts are.
public struct PresentationName: RawRepresentable, Hashable, Sendable, Codable,
  ExpressibleByStringInterpolation
{
  /// The text of the name.
  public let rawValue: String

  /// Creates the name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the name from a string literal.
  public init(stringLiteral text: String) { rawValue = text }
}
