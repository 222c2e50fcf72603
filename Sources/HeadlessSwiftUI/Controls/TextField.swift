/// Something to type into.
public struct TextField<Label> where Label: View {
  let text: Binding<String>
  let label: Label
}

extension TextField: View, PrimitiveView {
  /// A field is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.attachment = node.attachment as? FieldModel ?? FieldModel(node)
    node.placeChildren { node.place(label, at: .content, node.context) }
    _ = node.tracked { text.wrappedValue }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    FieldModel.describe(node, text, into: scribe)
  }

  func remove(_ node: ViewNode) { (node.attachment as? FieldModel)?.remove() }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.text = text
    label = Text(titleKey)
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.text = text
    label = Text(title)
  }
}
