/// Something to switch on and off.
public struct Toggle<Label> where Label: View {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a switch.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View, PrimitiveView {
  /// A switch is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.placeChildren { node.place(label, at: .content, node.context) }
    _ = node.tracked { isOn.wrappedValue }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    scribe.control(.toggle, node) { element in
      element.value = isOn.wrappedValue ? "on" : "off"
      element.action = { isOn.wrappedValue.toggle() }
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}
