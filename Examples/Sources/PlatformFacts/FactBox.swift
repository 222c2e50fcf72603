/// A value that closures share.
@MainActor final class FactBox<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
