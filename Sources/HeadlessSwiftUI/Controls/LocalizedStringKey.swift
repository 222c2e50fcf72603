/// The key of a text that is to be translated; here it stands for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String

  /// Creates a key.
  public init(_ value: String) { key = value }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { key = value }
}
