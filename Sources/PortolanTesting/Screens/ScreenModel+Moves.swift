public import Portolan

extension ScreenModel {
  /// The user swipes back: off the stack in front, or in a collapsed split to the column before.
  ///
  /// Where neither is possible nothing happens.
  package mutating func swipeBack() {
    for id in visiblePath.reversed() {
      if let content = contents[id]?.goneBack { return set(content, of: id) }
    }
  }

  /// Whether a swipe goes back anywhere.
  var canSwipeBack: Bool { visiblePath.contains { contents[$0]?.goneBack != nil } }

  /// The user goes back to the first screen of the front stack, as with a second tap on its tab.
  package mutating func goToFirst() {
    guard let (id, elements) = frontStack else { return }
    set(.stack(Array(elements.prefix(1))), of: id)
  }

  /// The stack nearest to the screen in front, with its elements; nil when there is none.
  package var frontStack: (id: NodeID, elements: [NodeID])? {
    for id in visiblePath.reversed() {
      if case .stack(let elements) = contents[id] { return (id, elements) }
    }
    return nil
  }

  /// The user, or the room there is, folds a split to one column or unfolds it.
  package mutating func collapse(_ split: NodeID, _ isCollapsed: Bool) {
    guard case .split(let columns, let column, _) = contents[split] else { return }
    set(.split(columns, column: column, isCollapsed: isCollapsed), of: split)
  }

  /// The user drags the front layer away; the base content stays.
  package mutating func dragAway() {
    if layers.count > 1 { dropLayer() }
  }

  /// The user selects a member or a column; a slot has nothing to show, so it stays.
  package mutating func select(_ position: Int, of container: NodeID) {
    guard hasPlace(position, in: container), contents[container]?.node(at: position) != nil else {
      return
    }
    choose(position, of: container)
  }

  /// The front layer is gone, whatever it was.
  mutating func dropLayer() { setLayers(layers.dropLast()) }

  /// Shows a layer that belongs to nobody.
  package mutating func present(_ stranger: NodeID) {
    setLayers(layers + [Layer(style: .sheet, root: stranger)])
  }
}

extension ScreenModel.Content {
  /// One step back within it; nil when there is none.
  fileprivate var goneBack: Self? {
    switch self {
    case .stack(let elements) where elements.count > 1: return .stack(elements.dropLast())
    case .split(let columns, let column, isCollapsed: true) where column > 0:
      return .split(columns, column: column - 1, isCollapsed: true)
    default: return nil
    }
  }
}
