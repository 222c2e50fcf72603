/// A view whose type is hidden.
public struct AnyView {
  let content: ErasedView

  /// Hides the type of a view.
  nonisolated public init<V>(_ view: V) where V: View { content = ErasedView.of(view) }

  /// Hides the type of a view.
  nonisolated public init<V>(erasing view: V) where V: View { content = ErasedView.of(view) }

  init(content: ErasedView) { self.content = content }

}

extension AnyView: View, ViewList {
  /// A hidden view is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.placeChildren { content.place(in: node, at: .content, node.context) }
  }

  func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart] {
    content.parts(under: key, lists)
  }
}

extension AnyView: FactBearing {
  func facts(_ facts: inout ViewFacts) { content.facts(&facts) }
}

extension AnyView: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}
