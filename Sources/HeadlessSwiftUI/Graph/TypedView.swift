/// A view with its type.
final class TypedView<Content: View>: ErasedView {
  let view: Content

  init(_ view: Content) { self.view = view }

  override func place(in node: ViewNode, at key: ViewKey, _ context: ViewContext) {
    node.place(view, at: key, context)
  }

  override func makeNode(
    in graph: ViewGraph, under parent: ViewNode?, at key: ViewKey, _ context: ViewContext
  ) -> ViewNode {
    TypedNode(view, in: graph, under: parent, at: key, context)
  }

  /// Hands the view to a node of its type; false when the node holds another type.
  override func update(_ node: ViewNode, _ context: ViewContext) -> Bool {
    guard let node = node as? TypedNode<Content> else { return false }
    node.receive(view, context)
    return true
  }

  override func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart] {
    (view as? any PrimitiveView)?.parts(under: key, lists) ?? [ViewPart(key: key, view: self)]
  }

  override func facts(_ facts: inout ViewFacts) {
    (view as? any FactBearing)?.facts(&facts)
  }

  override func badged(_ text: String?) -> ErasedView {
    ErasedView.of(view.badge(text.map { Text(verbatim: $0) }))
  }

  override func isSame(as other: ErasedView, _ comparison: ValueComparison) -> Bool {
    guard let other = other as? TypedView<Content> else { return false }
    return comparison.isSame(view, other.view)
  }
}

extension ErasedView: ComparedByItself {
  func isSame(asValue other: Any, _ comparison: ValueComparison) -> Bool {
    guard let other = other as? ErasedView else { return false }
    return self === other || isSame(as: other, comparison)
  }
}
