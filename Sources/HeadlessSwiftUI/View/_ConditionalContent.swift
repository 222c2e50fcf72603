/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// One of two views is built by the evaluator.
  public typealias Body = Never
  /// Not available: the view has no body.
  public var body: Never { preconditionFailure("Conditional content has no body.") }
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  func build(_ node: ViewNode) {
    node.placeChildren {
      switch storage {
      case .first(let view): node.place(view, at: .branch(true), node.context)
      case .second(let view): node.place(view, at: .branch(false), node.context)
      }
    }
  }

  func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart] {
    switch storage {
    case .first(let view): ErasedView.of(view).parts(under: key + [.branch(true)], lists)
    case .second(let view): ErasedView.of(view).parts(under: key + [.branch(false)], lists)
    }
  }
}

extension _ConditionalContent: ComparedByItself where TrueContent: View, FalseContent: View {
  func isSame(asValue other: Any, _ comparison: ValueComparison) -> Bool {
    guard let other = other as? Self else { return false }
    switch (storage, other.storage) {
    case (.first(let one), .first(let two)): return comparison.isSame(one, two)
    case (.second(let one), .second(let two)): return comparison.isSame(one, two)
    default: return false
    }
  }
}

extension _ConditionalContent: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension _ConditionalContent: ViewList where TrueContent: View, FalseContent: View {}
