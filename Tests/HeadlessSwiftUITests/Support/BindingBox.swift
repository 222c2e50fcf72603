import HeadlessSwiftUI
import Observation

/// A value outside of all views, with a binding to it.
@Observable @MainActor final class BindingBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Bindable(self).value }
}
