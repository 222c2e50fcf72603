/// The key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where the environment has no other.
  static var defaultValue: Value { get }
}
