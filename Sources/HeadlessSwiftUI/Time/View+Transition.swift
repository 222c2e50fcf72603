extension View {
  /// Says how the view comes and goes when an animated change inserts or removes it.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modified(by: TransitionModifier(transition: t))
  }

  /// Animates what changes in the view together with a value.
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable {
    modified(by: AnimationModifier(animation: animation, value: value))
  }

  /// Changes the transaction with which the view is updated.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modified(by: TransactionModifier(transform: transform))
  }
}

/// The result of the search for a view's transition at a node.
enum ViewTransitionFacts {
  case found(AnyTransition)
  /// A view of a single content, through which the search goes on.
  case passes
  case stops
}

/// A view that knows its transition.
@MainActor protocol TransitionBearing {
  var transitionFacts: ViewTransitionFacts { get }
}

private struct TransitionModifier: NodeModifier {
  let transition: AnyTransition
  var transitionFacts: ViewTransitionFacts { .found(transition) }
}

private struct TransactionModifier: NodeModifier {
  let transform: (inout Transaction) -> Void

  func transaction(at node: ViewNode, _ transaction: inout Transaction) { transform(&transaction) }
}

private struct AnimationModifier<Value: Equatable>: NodeModifier {
  let animation: Animation?
  let value: Value

  private final class Last {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  func transaction(at node: ViewNode, _ transaction: inout Transaction) {
    let last = node.attachment as? Last
    node.attachment = Last(value)
    guard let last, last.value != value, !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}
