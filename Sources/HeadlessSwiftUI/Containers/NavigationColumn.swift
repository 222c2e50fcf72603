/// One column of a `NavigationView`: a stack that begins with what a link of the column before shows, or else with
/// the view that holds its place.
struct NavigationColumn {
  let view: ErasedView
  let place: Int
  let stacks: ColumnStacks
}

extension NavigationColumn: View, PrimitiveView {
  typealias Body = Never

  func build(_ node: ViewNode) {
    let model = node.attachment as? StackModel ?? StackModel(node)
    node.attachment = model
    stacks.join(model, at: place)
    guard !node.isOwnOnly else { return model.updatePath() }
    model.path = model.ownPath
    model.update(root: view)
  }

  func inherit(_ node: ViewNode) { (node.attachment as? StackModel)?.inherit() }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    (node.attachment as? StackModel)?.describe(into: scribe)
  }

  func remove(_ node: ViewNode) { (node.attachment as? StackModel)?.remove() }
}

/// The stacks of a `NavigationView`'s columns; each begins with what a link of the one before shows.
@MainActor final class ColumnStacks {
  private var stacks: [Int: () -> StackModel?] = [:]

  func join(_ stack: StackModel, at place: Int) {
    stacks[place] = { [weak stack] in stack }
    stack.previous = stacks[place - 1]?()
    stack.previous?.next = stack
    stack.next = stacks[place + 1]?()
    stack.next?.previous = stack
  }
}

extension StackModel {
  /// The link of the column before whose view stands here first; nil where the view stands that holds the place.
  var filler: StackPresenter? { previous?.presenters.last { $0.isDetail && $0.item != nil } }

  /// A link is to show its view in the next column: the others of this column show nothing there any more, and
  /// what was pushed there goes.
  func clearNext(but link: StackPresenter) {
    for other in presenters where other !== link && other.isDetail { other.clear() }
    for pushed in next?.presenters ?? [] { pushed.clear() }
  }
}
