/// What a binding says during updates: the value of the moment at which it was made, or at which the
/// view that holds it was evaluated last (S64).
///
/// Where making a binding reads nothing, such as a property of an observable object, it is the value
/// that was read first.
final class BindingMemory<Value> {
  private(set) var value: Value?

  init(_ value: Value?) { self.value = value }

  func keep(_ latest: Value) -> Value {
    if let value { return value }
    value = latest
    return latest
  }

  func forget() { value = nil }
}
