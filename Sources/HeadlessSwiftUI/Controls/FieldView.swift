/// A view that takes typed text; the model does not draw the text.
protocol FieldView: PrimitiveView {
  associatedtype Label: View
  var text: Binding<String> { get }
  var label: Label { get }
  /// Whether it hides its text.
  var isSecret: Bool { get }
}

extension FieldView {
  var isSecret: Bool { false }

  func build(_ node: ViewNode) {
    node.attachment = node.attachment as? FieldModel ?? FieldModel(node)
    node.placeChildren { node.place(label, at: .content, node.context) }
    _ = node.tracked { text.latest }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    FieldModel.describe(node, text, isSecret: isSecret, into: scribe)
  }

  func remove(_ node: ViewNode) { (node.attachment as? FieldModel)?.remove() }
}
