/// Several views, one beside the other.
public struct TupleView<T> {
  let elements: [ErasedView]

  init(parts: [ErasedView]) { elements = parts }
}

extension TupleView: View, ViewList {
  /// Views side by side are built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.placeChildren {
      for (index, element) in elements.enumerated() {
        element.place(in: node, at: .index(index), node.context)
      }
    }
  }

  func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart] {
    elements.enumerated().flatMap { $1.parts(under: key + [.index($0)], lists) }
  }
}

extension TupleView: ComparedByItself {
  func isSame(asValue other: Any, _ comparison: ValueComparison) -> Bool {
    guard let other = other as? TupleView<T> else { return false }
    return comparison.isSame(elements, other.elements)
  }
}

extension Array: ComparedByItself where Element == ErasedView {
  func isSame(asValue other: Any, _ comparison: ValueComparison) -> Bool {
    guard let other = other as? [ErasedView], other.count == count else { return false }
    return zip(self, other).allSatisfy { $0.isSame(asValue: $1, comparison) }
  }
}

extension TupleView: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}
