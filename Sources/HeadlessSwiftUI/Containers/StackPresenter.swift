/// A view in a stack that presents one more screen in it (S15).
@MainActor final class StackPresenter {
  weak var node: ViewNode?
  var item: AnyHashable?
  var content: () -> ErasedView = { ErasedView.of(EmptyView()) }
  var clear: () -> Void = {}
  /// What the stack was last told.
  private var told: StackEntry?

  init(_ node: ViewNode) { self.node = node }

  /// The presenter of a node, which joins the stack when it is new.
  static func at(_ node: ViewNode, in stack: StackModel) -> StackPresenter {
    if let known = node.attachment as? StackPresenter { return known }
    let made = StackPresenter(node)
    node.attachment = made
    stack.presenters.append(made)
    return made
  }

  /// Brings its screen up to date, or lets it come or go.
  func refresh(in stack: StackModel) {
    if let shown = stack.screens.first(where: { $0.entry == entry }) {
      shown.host?.root?.evaluate()
    }
    // One that presents nothing has no part in how the stack changes.
    guard entry != told else { return }
    told = entry
    stack.graph.check(stack)
  }

  /// Leaves the stack with its node.
  static func leave(_ node: ViewNode) {
    guard let stack = node.context.stack, let known = node.attachment as? StackPresenter
    else { return }
    stack.presenters.removeAll { $0 === known }
    if known.entry != nil { stack.graph.check(stack) }
  }

  var id: ObjectIdentifier { ObjectIdentifier(self) }
  var entry: StackEntry? { item.map { .presented(id, $0) } }
}
