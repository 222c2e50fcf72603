/// A modifier that the evaluator knows; its methods say what differs from doing nothing.
protocol NodeModifier {
  /// Changes what the content inherits.
  @MainActor func apply(to context: inout ViewContext, at node: ViewNode)
  /// Follows an update of the node, after its content was updated.
  @MainActor func update(_ node: ViewNode)
  /// Lets go of what the node held.
  @MainActor func remove(_ node: ViewNode)
  /// Changes how the content is described.
  @MainActor func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void)
  /// The facts that a container reads from the view.
  @MainActor func facts(_ facts: inout ViewFacts)
  /// The transition that the search may find here.
  @MainActor var transitionFacts: ViewTransitionFacts { get }

  /// The key of the content: another key is another identity.
  @MainActor var contentKey: ViewKey { get }

  /// Changes the transaction that the content's update has.
  @MainActor func transaction(at node: ViewNode, _ transaction: inout Transaction)
}

extension NodeModifier {
  @MainActor func apply(to context: inout ViewContext, at node: ViewNode) {}
  @MainActor func update(_ node: ViewNode) {}
  @MainActor func remove(_ node: ViewNode) {}
  @MainActor func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    content()
  }

  @MainActor func facts(_ facts: inout ViewFacts) {}
  @MainActor var transitionFacts: ViewTransitionFacts { .passes }
  @MainActor var contentKey: ViewKey { .content }
  @MainActor func transaction(at node: ViewNode, _ transaction: inout Transaction) {}
}
