/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// There is no body.
  public typealias Body = Never
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  nonisolated public init() {}
}
