/// A view in a stack that presents one more screen in it (S15).
@MainActor final class StackPresenter {
  weak var node: ViewNode?
  var item: AnyHashable?
  var content: () -> ErasedView = { ErasedView.of(EmptyView()) }
  var clear: () -> Void = {}
  /// Whether it shows its screen in the next column, where there is one.
  var isDetail = false
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
    let target = target(in: stack)
    if let shown = target.screens.first(where: { $0.entry == entry }) {
      shown.host?.root?.evaluate()
    }
    // One that presents nothing has no part in how the stack changes.
    guard entry != told else { return }
    told = entry
    // Of several links that fill the next column the newest does.
    if target !== stack, entry != nil {
      stack.presenters.removeAll { $0 === self }
      stack.presenters.append(self)
    }
    target.graph.check(target)
  }

  /// The stack that its screen joins.
  func target(in stack: StackModel) -> StackModel { isDetail ? stack.next ?? stack : stack }

  /// Leaves the stack with its node.
  static func leave(_ node: ViewNode) {
    guard let stack = node.context.stack, let known = node.attachment as? StackPresenter
    else { return }
    stack.presenters.removeAll { $0 === known }
    let target = known.target(in: stack)
    if known.entry != nil { target.graph.check(target) }
  }

  var id: ObjectIdentifier { ObjectIdentifier(self) }
  var entry: StackEntry? { item.map { .presented(id, $0) } }
}
