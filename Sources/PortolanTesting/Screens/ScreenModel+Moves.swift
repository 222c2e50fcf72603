package import Portolan

extension ScreenModel {
  /// Swipes back as the user does: in the stack in front, or in a collapsed split to the column
  /// before.
  ///
  /// Where neither is possible, nothing happens.
  package mutating func swipeBack() {
    for id in reachable {
      if let content = contents[id]?.goneBack { return set(content, of: id) }
    }
  }

  /// Whether a swipe back is possible.
  var canSwipeBack: Bool { reachable.contains { contents[$0]?.goneBack != nil } }

  /// Goes back to the first screen of the front stack, as the user does with a second tap on its
  /// tab.
  package mutating func goToFirst() {
    guard let (id, elements) = frontStack else { return }
    set(.stack(Array(elements.prefix(1))), of: id)
  }

  /// The stack nearest to the screen in front, with its elements; nil without a stack.
  package var frontStack: (id: NodeID, elements: [NodeID])? {
    for id in reachable {
      if case .stack(let elements) = contents[id] { return (id, elements) }
    }
    return nil
  }

  /// Folds all visible splits to one column or unfolds them, as a change of size does.
  ///
  /// Each shows or covers other screens; splits out of sight stay as they are.
  package mutating func foldSplits(_ isCollapsed: Bool) {
    while let split = split(isCollapsed: !isCollapsed) { collapse(split, isCollapsed) }
  }

  /// A visible split that shows one column, or all of them.
  private func split(isCollapsed: Bool) -> NodeID? {
    reading.containers.first { container in
      if case .split(_, isCollapsed) = container.content { return true }
      return false
    }?.node
  }

  /// Folds a split to one column or unfolds it, as the user or a change of size does.
  package mutating func collapse(_ split: NodeID, _ isCollapsed: Bool) {
    guard case .split(let columns, let column, _) = contents[split] else { return }
    set(.split(columns, column: column, isCollapsed: isCollapsed), of: split)
  }

  /// Drags the front layer away as the user does; the base content stays.
  package mutating func dragAway() {
    if layers.count > 1 { dropLayer() }
  }

  /// Selects a member or a column as the user does; on a slot nothing happens.
  package mutating func select(_ position: Int, of container: NodeID) {
    guard hasPlace(position, in: container), contents[container]?.node(at: position) != nil else {
      return
    }
    choose(position, of: container)
  }

  /// Removes the front layer, even the base content.
  mutating func dropLayer() { setLayers(layers.dropLast()) }

  /// Presents a layer of other code.
  package mutating func present(_ stranger: NodeID) {
    setLayers(layers + [Layer(style: .sheet, root: stranger)])
  }
}

extension ScreenModel.Content {
  /// The content after one step back; nil when there is none.
  fileprivate var goneBack: Self? {
    switch self {
    case .stack(let elements) where elements.count > 1: return .stack(elements.dropLast())
    case .split(let columns, let column, isCollapsed: true) where column > 0:
      return .split(columns, column: column - 1, isCollapsed: true)
    default: return nil
    }
  }
}
