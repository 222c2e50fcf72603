import HeadlessSwiftUI

extension HeadlessViewAssumptions {
  /// The usual assumptions, but for one.
  static func with<Value>(
    _ keyPath: WritableKeyPath<HeadlessViewAssumptions, Value>, _ value: Value
  ) -> HeadlessViewAssumptions {
    var assumptions = HeadlessViewAssumptions()
    assumptions[keyPath: keyPath] = value
    return assumptions
  }
}
