/// A view that only places what is inside it.
protocol ContainerView: PrimitiveView {
  associatedtype Inside: View
  var inside: Inside { get }
  var semanticKind: SemanticNode.Kind? { get }
}

extension ContainerView {
  var semanticKind: SemanticNode.Kind? { nil }

  func build(_ node: ViewNode) {
    node.placeChildren { node.place(inside, at: .content, node.context) }
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
