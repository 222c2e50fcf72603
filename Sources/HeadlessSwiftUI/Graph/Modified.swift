/// Content with a modifier that the evaluator knows.
struct Modified<Content: View, Modifier: NodeModifier> {
  let content: Content
  let modifier: Modifier
}

extension Modified: View {}

extension Modified: ViewList, ListFollowing {
  /// Existing views follow by themselves, unless they came or went with the list.
  func follow(_ node: ViewNode) {
    let elements = node.modifiedElements
    guard elements.isEmpty != node.isModifying else { return apply(node) }
    (node.attachment as? any ListElements)?.setElements(elements)
  }
}

extension Modified: PrimitiveView {
  func build(_ node: ViewNode) {
    guard !node.isOwnOnly else {
      apply(node)
      return
    }
    var transaction = node.graph.transaction
    modifier.transaction(at: node, &transaction)
    node.graph.with(transaction) {
      let context = childContext(node)
      node.placeChildren { node.place(content, at: modifier.contentKey, context) }
    }
    apply(node)
  }

  /// Modifies what the content consists of; when that is nothing, nothing comes of it (S57).
  @MainActor private func apply(_ node: ViewNode) {
    let elements = node.modifiedElements
    guard !elements.isEmpty else { return withdraw(node) }
    let isNew = !node.isModifying
    node.isModifying = true
    modifier.update(node)
    (node.attachment as? any ListElements)?.setElements(elements)
    if isNew, !node.isFresh { node.graph.wasInserted(node, isOutermost: false) }
  }

  @MainActor private func withdraw(_ node: ViewNode) {
    guard node.isModifying else { return }
    node.isModifying = false
    modifier.remove(node)
    node.attachment = nil
  }

  func childContext(_ node: ViewNode) -> ViewContext {
    var context = node.context
    modifier.apply(to: &context, at: node)
    return context
  }

  func inherit(_ node: ViewNode) {
    let context = childContext(node)
    for child in node.children { child.inherit(context) }
    apply(node)
  }

  func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart] {
    guard lists == .eachView else { return [ViewPart(key: key, view: ErasedView.of(self))] }
    let parts = ErasedView.of(content).parts(under: key, lists)
    guard parts.count > 1 else {
      return parts.map { ViewPart(key: $0.key, view: ErasedView.of(self)) }
    }
    return parts.map { part in
      let content = AnyView(content: part.view)
      return ViewPart(
        key: part.key,
        view: ErasedView.of(Modified<AnyView, Modifier>(content: content, modifier: modifier)))
    }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    guard node.isModifying else {
      for child in node.children { child.describe(into: scribe) }
      return
    }
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
