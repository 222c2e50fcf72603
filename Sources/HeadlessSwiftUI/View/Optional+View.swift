extension Optional: View where Wrapped: View {
  /// An optional view is built by the evaluator.
  public typealias Body = Never
  /// Not available: the view has no body.
  public var body: Never { preconditionFailure("An optional view has no body.") }
}

extension Optional: PrimitiveView where Wrapped: View {
  func build(_ node: ViewNode) {
    node.placeChildren {
      if let self { node.place(self, at: .content, node.context) }
    }
  }

  func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart] {
    map { ErasedView.of($0).parts(under: key, lists) } ?? []
  }
}

extension Optional: ComparedByItself where Wrapped: View {
  func isSame(asValue other: Any, _ comparison: ValueComparison) -> Bool {
    guard let other = other as? Self else { return false }
    switch (self, other) {
    case (nil, nil): return true
    case (let one?, let two?): return comparison.isSame(one, two)
    default: return false
    }
  }
}

extension Optional: TransitionBearing where Wrapped: View {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension Optional: ViewList where Wrapped: View {}
