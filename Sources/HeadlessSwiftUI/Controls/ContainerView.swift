/// A view that only places its children.
protocol ContainerView: PrimitiveView {
  associatedtype Inside: View
  var inside: Inside { get }
  var semanticKind: HeadlessNode.Kind? { get }
  /// Whether the content is built when it is seen.
  var isLazy: Bool { get }
}

extension ContainerView {
  var semanticKind: HeadlessNode.Kind? { nil }
  var isLazy: Bool { false }

  func childContext(_ node: ViewNode) -> ViewContext {
    var context = node.context
    if isLazy { context.isLazy = true }
    return context
  }

  func build(_ node: ViewNode) {
    let context = childContext(node)
    node.placeChildren { node.place(inside, at: .content, context) }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    guard let semanticKind else {
      for child in node.children { child.describe(into: scribe) }
      return
    }
    scribe.element(semanticKind, label: "") { _ in
      for child in node.children { child.describe(into: scribe) }
    }
  }
}
