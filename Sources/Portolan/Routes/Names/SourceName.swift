/// The name that a screen gives to one of its views, at which a popover points or out of which a screen grows.
///
/// ```swift
/// extension SourceName { static let share: Self = "share" }
///
/// let bubble = PresentationStyle.popover(from: .share)
/// ```
///
/// A literal is one too, also with a value in it. The compiler checks constants only; a mistyped literal shows at run
/// time. Names are compared as they are written.
public struct SourceName: RawRepresentable, Hashable, Sendable, Codable,
  ExpressibleByStringInterpolation
{
  /// The name as text.
  public let rawValue: String

  /// Makes the name from text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes the name from a literal.
  public init(stringLiteral text: String) { rawValue = text }
}
