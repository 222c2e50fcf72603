import Observation

/// A value as its readers saw it last; as an object apart, they track nothing else.
@MainActor @Observable final class Shown<Value: Equatable> {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  /// Tells the readers when the value has changed; some compilers' observation does not check it.
  func show(_ new: Value) {
    if _value != new { value = new }
  }
}
