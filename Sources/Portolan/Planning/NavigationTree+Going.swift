/// What a person asks for in a layer over which another one stays: the verbs for the front begin in that one.
extension NavigationTree {
  /// One step back from an element of a stack; from the first one of a column that stands on another, to
  /// that column.
  package func goingBack(from element: NodeID) -> LiveIntent {
    isInFront(element) ? .back : columnBefore(element) ?? .closeNode(element)
  }

  private func columnBefore(_ element: NodeID) -> LiveIntent? {
    var inner = element
    while let parent = parent(of: inner) {
      if isCollapsed(parent) {
        let front = selection(of: parent)
        return front > 0 ? .selectMember(of: parent, at: front - 1) : nil
      }
      guard kind(of: parent) == .stack, children(of: parent).first == inner else { return nil }
      inner = parent
    }
    return nil
  }

  /// The way to the first screen of the stack that a container shows; nil when there is none.
  func goingToFirst(in container: NodeID) -> LiveIntent? {
    if isInFront(container) { return .popToRoot }
    guard let stack = visiblePath(from: container).last(where: { self[$0].kind == .stack }),
      self[stack].children.count > 1
    else { return nil }
    return self[stack].children[1].id.map(LiveIntent.closeNode)
  }

  /// Whether a node is in the layer in which verbs for the visible stack begin.
  private func isInFront(_ id: NodeID) -> Bool {
    guard contains(id), layers.last?.stays == true else { return true }
    return layer(of: id) == currentStack?.layer
  }
}
