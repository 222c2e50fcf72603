/// The name that a screen gives to one of its views, so that a popover can point at the view, or a
/// screen can grow out of it.
///
/// ```swift
/// extension SourceName { static let share: Self = "share" }
///
/// let bubble = PresentationStyle.popover(from: .share)
/// ```
///
/// A string literal can be used as a name too, also an interpolated one. The compiler finds a
/// mistyped constant, but not a mistyped literal: when no view has the name, a diagnostic reports
/// this at run time. Two names are equal when their texts are.
public struct SourceName: RawRepresentable, Hashable, Sendable, Codable,
  ExpressibleByStringInterpolation
{
  /// The text of the name.
  public let rawValue: String

  /// Creates the name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the name from a string literal.
  public init(stringLiteral text: String) { rawValue = text }
}
