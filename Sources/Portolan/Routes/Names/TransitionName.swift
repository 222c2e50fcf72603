/// The name under which an app registers a transition of its own.
///
/// ```swift
/// extension TransitionName { static let curl: Self = "curl" }
///
/// let curling = ScreenTransition.named(.curl)
/// ```
///
/// A string literal is a name too, also one with a value in it. The compiler checks the names of
/// constants only, so a mistyped literal shows at run time. Two names are equal when their texts
/// are.
public struct TransitionName: RawRepresentable, Hashable, Sendable, Codable,
  ExpressibleByStringInterpolation
{
  /// The text of the name.
  public let rawValue: String

  /// Creates the name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the name from a string literal.
  public init(stringLiteral text: String) { rawValue = text }
}
