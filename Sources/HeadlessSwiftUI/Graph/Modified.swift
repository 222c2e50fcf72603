/// Content with a modifier that the evaluator knows.
struct Modified<Content: View, Modifier: NodeModifier> {
  let content: Content
  let modifier: Modifier
}

extension Modified: View {}

extension Modified: PrimitiveView {
  func build(_ node: ViewNode) {
    guard !node.isOwnOnly else {
      modifier.update(node)
      return
    }
    var transaction = node.graph.transaction
    modifier.transaction(at: node, &transaction)
    node.graph.with(transaction) {
      let context = childContext(node)
      node.placeChildren { node.place(content, at: modifier.contentKey, context) }
    }
    modifier.update(node)
  }

  func childContext(_ node: ViewNode) -> ViewContext {
    var context = node.context
    modifier.apply(to: &context, at: node)
    return context
  }

  func inherit(_ node: ViewNode) {
    let context = childContext(node)
    for child in node.children { child.inherit(context) }
    modifier.update(node)
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    modifier.describe(node, into: scribe) {
      for child in node.children { child.describe(into: scribe) }
    }
  }

  func remove(_ node: ViewNode) { modifier.remove(node) }
}

extension Modified: FactBearing {
  func facts(_ facts: inout ViewFacts) {
    (content as? any FactBearing)?.facts(&facts)
    modifier.facts(&facts)
  }
}

extension Modified: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { modifier.transitionFacts }
}

extension View {
  nonisolated func modified<Modifier: NodeModifier>(
    by modifier: Modifier
  ) -> Modified<Self, Modifier> {
    Modified(content: self, modifier: modifier)
  }
}
