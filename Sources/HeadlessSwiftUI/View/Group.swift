/// Several views taken together.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// A group is built by the evaluator.
  public typealias Body = Never
  /// Not available: the view has no body.
  public var body: Never { preconditionFailure("A group has no body.") }

  /// Takes views together.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  func build(_ node: ViewNode) {
    node.placeChildren { node.place(content, at: .content, node.context) }
  }

  func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart] {
    ErasedView.of(content).parts(under: key, lists)
  }
}

extension Group: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension Group: ViewList where Content: View {}
