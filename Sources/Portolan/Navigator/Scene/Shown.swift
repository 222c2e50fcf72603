import Observation

/// An observable copy of one value, so that its observers are told of no other change.
@MainActor @Observable final class Shown<Value: Equatable> {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  /// Sets the value if it differs; some compilers' Observation notifies even when it does not.
  func show(_ new: Value) {
    if _value != new { value = new }
  }
}
