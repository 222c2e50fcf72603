/// The name under which an app registers a presentation of its own, such as a drawer.
///
/// ```swift
/// extension PresentationName { static let panel: Self = "panel" }
///
/// let panel = PresentationStyle.custom(.panel)
/// ```
///
/// A string literal can be used as a name too, also an interpolated one. The compiler finds a
/// mistyped constant, but not a mistyped literal: when no presentation has the name, a sheet is
/// shown, and a diagnostic reports this. Two names are equal when their texts are.
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
