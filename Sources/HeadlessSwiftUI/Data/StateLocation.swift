internal import Observation

/// Where the value of a state is kept.
final class StateLocation<Value>: Observable, @unchecked Sendable {
  // Read and written where the views are: on the main actor.
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ value: Value) { stored = value }

  /// The value, without that whoever looks at it is brought back when it changes.
  var unread: Value { stored }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      // A state that takes the value it has brings nothing back.
      guard !ValueComparison(closuresByBits: true).isSame(stored, newValue) else { return }
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
    }
  }
}
