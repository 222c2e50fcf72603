/// The name under which an app registers a transition of its own.
///
/// ```swift
/// extension TransitionName { static let curl: Self = "curl" }
///
/// case .page: return .screen(.pushed(onto: .book), transition: .named(.curl))
/// root.screenAnimations[.curl] = .curl
/// ```
///
/// A string literal is one too, but only the constant is checked by the compiler. Names are compared as they are written.
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
