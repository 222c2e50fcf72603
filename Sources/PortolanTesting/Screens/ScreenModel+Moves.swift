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

  /// The user drags the front layer away; the base content stays.
  public mutating func dragAway() {
    if layers.count > 1 { dropLayer() }
  }

  /// The user taps a member of tabs; a slot has nothing to show, so it stays.
  public mutating func select(_ position: Int, of tabs: NodeID) {
    guard case .tabs(let members, _) = contents[tabs], members.indices.contains(position),
      members[position] != nil
    else { return }
    set(.tabs(members, selected: position), of: tabs)
  }

  /// The front layer is gone, whatever it was.
  mutating func dropLayer() { setLayers(layers.dropLast()) }

  /// Shows a layer that belongs to nobody.
  package mutating func present(_ stranger: NodeID) {
    setLayers(layers + [Layer(style: .sheet, root: stranger)])
  }
}
