/// A control with two buttons that counts up and down.
///
/// Assistive technology and tests call the buttons Decrement and Increment; their identifiers begin
/// with the stepper's label, as in `"Guests-Increment"`.
public struct Stepper<Label> where Label: View {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// Creates a stepper that says what its buttons do; a button that does nothing cannot be tapped.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper: View, PrimitiveView {
  /// A stepper is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.placeChildren { node.place(label, at: .content, node.context) }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    scribe.control(.stepper, node) { stepper in
      for (name, action) in [("Decrement", onDecrement), ("Increment", onIncrement)] {
        scribe.element(.button, label: name) { button in
          button.accessibilityIdentifier = "\(stepper.label)-\(name)"
          button.isEnabled = button.isEnabled && action != nil
          button.action = {
            onEditingChanged(true)
            action?()
            onEditingChanged(false)
          }
        }
      }
    }
  }
}

extension Stepper {
  /// Creates a stepper that changes a value.
  nonisolated public init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.latest.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.latest.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value within bounds.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    let now = value.wrappedValue
    self.init(
      label: label,
      onIncrement: now < bounds.upperBound
        ? { value.wrappedValue = min(value.latest.advanced(by: step), bounds.upperBound) } : nil,
      onDecrement: now > bounds.lowerBound
        ? { value.wrappedValue = max(value.latest.advanced(by: -step), bounds.lowerBound) } : nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a text that says what its buttons do.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a text that changes a value.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a text that changes a value.
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a text that changes a value within bounds.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a text that changes a value within bounds.
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
