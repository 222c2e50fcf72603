// A transition stands at a view or at what wraps it, not at what merely groups it.

extension TupleView: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension Group: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension AnyView: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension ForEach: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension _ConditionalContent: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension Optional: TransitionBearing where Wrapped: View {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension ModifiedContent: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension _ViewModifier_Content: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension ScreenRoot: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .stops }
}
