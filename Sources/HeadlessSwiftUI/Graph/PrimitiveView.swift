/// A view that the evaluator knows how to build; it has no body.
@MainActor protocol PrimitiveView: View where Body == Never {
  /// Builds or updates the children of a node that holds this view.
  func build(_ node: ViewNode)
  /// The environment of the children.
  func childContext(_ node: ViewNode) -> ViewContext
  /// Hands a changed inheritance to the children, although the view stayed the same.
  func inherit(_ node: ViewNode)
  /// Says what a user meets here.
  func describe(_ node: ViewNode, into scribe: Scribe)
  /// Lets go of what the node held beside its children.
  func remove(_ node: ViewNode)
  /// The list of views that stands for this one in a container that takes its content apart.
  func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart]
}

extension PrimitiveView {
  /// Primitive views have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is built by the evaluator and has no body to ask for.")
  }

  func childContext(_ node: ViewNode) -> ViewContext { node.context }

  func inherit(_ node: ViewNode) {
    let context = childContext(node)
    for child in node.children { child.inherit(context) }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    for child in node.children { child.describe(into: scribe) }
  }

  func remove(_ node: ViewNode) {}

  func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart] {
    [ViewPart(key: key, view: ErasedView.of(self))]
  }
}
