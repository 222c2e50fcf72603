/// A view and the change that is made to it.
public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier

  /// Applies a change to a view.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Changed content is built by the evaluator.
  public typealias Body = Never
  /// Not available: the view has no body.
  public var body: Never { preconditionFailure("Modified content has no body.") }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func build(_ node: ViewNode) {
    guard Modifier.Body.self != Never.self else {
      node.placeChildren { node.place(content, at: .content, node.context) }
      return
    }
    node.graph.countEvaluation(of: Modifier.self)
    var copy = ModifierCopy(modifier: modifier)
    let inner = Modifier.Content(content: ErasedView.of(content))
    let body = node.tracked {
      node.install(&copy)
      return copy.modifier.body(content: inner)
    }
    node.placeChildren { node.place(body, at: .content, node.context) }
  }
}

extension ModifiedContent: FactBearing {
  func facts(_ facts: inout ViewFacts) { (content as? any FactBearing)?.facts(&facts) }
}

/// Gives a modifier's dynamic properties a place of their own.
private struct ModifierCopy<Modifier> {
  var modifier: Modifier
}

extension View {
  /// Applies a change.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension ModifiedContent: ViewList where Content: View, Modifier: ViewModifier {}
