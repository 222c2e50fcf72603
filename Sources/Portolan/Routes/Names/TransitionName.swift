/// The name under which an app registers a transition of its own.
///
/// ```swift
/// extension TransitionName { static let curl: Self = "curl" }
///
/// let curling = ScreenTransition.named(.curl)
/// ```
///
/// A string literal can be used as a name too, also an interpolated one. The compiler finds a
/// mistyped constant, but not a mistyped literal: when no transition has the name, the effect is
/// visible only at run time (see `ScreenTransition.named(_:_:)`). Two names are equal when their
/// texts are.
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
