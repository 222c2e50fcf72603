/// The name under which an app registers a transition of its own.
///
/// ```swift
/// extension TransitionName { static let curl: Self = "curl" }
///
/// let curling = ScreenTransition.named(.curl)
/// ```
///
/// A literal is one too, also with a value in it. The compiler checks constants only; a mistyped literal shows at run
/// time. Names are compared as they are written.
public struct TransitionName: RawRepresentable, Hashable, Sendable, Codable,
  ExpressibleByStringInterpolation
{
  /// The name as text.
  public let rawValue: String

  /// Makes the name from text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes the name from a literal.
  public init(stringLiteral text: String) { rawValue = text }
}
