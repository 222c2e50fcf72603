public import Portolan

extension ScreenModel {
  /// The user swipes back; on the first screen of the front stack nothing happens.
  public mutating func swipeBack() {
    for id in visiblePath.reversed() {
      guard case .stack(let elements) = contents[id] else { continue }
      if elements.count > 1 { set(.stack(elements.dropLast()), of: id) }
      return
    }
  }

  /// The user, or the room there is, folds a split to one column or unfolds it.
  public mutating func collapse(_ split: NodeID, _ isCollapsed: Bool) {
    guard case .split(let columns, let column, _) = contents[split] else { return }
    set(.split(columns, column: column, isCollapsed: isCollapsed), of: split)
  }

  /// The user drags the front layer away; the base content stays.
  public mutating func dragAway() {
    if layers.count > 1 { dropLayer() }
  }

  /// The user selects a member or a column; a slot has nothing to show, so it stays.
  public mutating func select(_ position: Int, of container: NodeID) {
    let places = places(of: container)
    if places.indices.contains(position), places[position] != nil {
      choose(position, of: container)
    }
  }

  /// The places of a container with members; none for others.
  func places(of container: NodeID) -> [NodeID?] {
    switch contents[container] {
    case .members(let places, _), .split(let places, _, _): return places
    case .screen, .stack, nil: return []
    }
  }

  /// The front layer is gone, whatever it was.
  mutating func dropLayer() { setLayers(layers.dropLast()) }

  /// Shows a layer that belongs to nobody.
  package mutating func present(_ stranger: NodeID) {
    setLayers(layers + [Layer(style: .sheet, root: stranger)])
  }
}
