/// A change that can be made to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// Changes a view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  /// A modifier without a body leaves its content as it is.
  public func body(content: Content) -> Body {
    preconditionFailure("\(Self.self) has no body to ask for.")
  }
}

/// The content of a modifier.
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  let content: ErasedView
}

extension _ViewModifier_Content: View, ViewList {
  /// The content is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.placeChildren { content.place(in: node, at: .content, node.context) }
  }

  func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart] {
    content.parts(under: key, lists)
  }
}

extension _ViewModifier_Content: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}
