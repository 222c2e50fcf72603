/// A view whose type is known inside only.
class ErasedView {
  static func of<Content: View>(_ view: Content) -> ErasedView { TypedView(view) }

  @MainActor func place(in node: ViewNode, at key: ViewKey, _ context: ViewContext) {
    preconditionFailure("A view without a type cannot be placed.")
  }

  @MainActor func makeNode(
    in graph: ViewGraph, under parent: ViewNode?, at key: ViewKey, _ context: ViewContext
  ) -> ViewNode {
    preconditionFailure("A view without a type has no node.")
  }

  @MainActor func update(_ node: ViewNode, _ context: ViewContext) -> Bool { false }

  @MainActor func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart]
  { [] }

  @MainActor func facts(_ facts: inout ViewFacts) {}

  /// The view with the badge of a tab.
  @MainActor func badged(_ text: String?) -> ErasedView { self }

  func isSame(as other: ErasedView, _ comparison: ValueComparison) -> Bool { false }
}
