extension NavigationTree {
  /// Follows a reading of the screen after the person, the platform or other code has changed it:
  /// removes missing nodes, and selects the members that the screen shows.
  mutating func follow(_ reading: ScreenReading) {
    follow(reading.layers)
    for container in reading.containers { follow(container) }
  }

  /// Keeps the layers that were read, in their order, and adds layers of other code where they are.
  private mutating func follow(_ read: [ScreenReading.Element]) {
    guard let base = layers.first, let first = read.first, isLayer(base, first) else { return }
    var rest = layers.dropFirst()
    var staying = [base]
    for element in read.dropFirst() {
      if let position = rest.firstIndex(where: { isLayer($0, element) }) {
        staying.append(rest[position])
        rest = rest[(position + 1)...]
      } else if case .foreign(let foreign) = element {
        staying.append(Layer(style: nil, root: addForeign(foreign, parent: nil, position: 0)))
      } else {
        break
      }
    }
    for layer in layers.reversed() where !staying.contains(layer) { remove(layer.root) }
    layers = staying
  }

  private mutating func follow(_ container: ScreenReading.Container) {
    guard let node = node(container.node) else { return }
    switch (node.kind, container.content) {
    case (.stack, .stack(let count, let top, let foreign)) where count > 0:
      removeForeign(beneath: top, in: node, leaving: count)
      let kept = zip(self.foreign(onTopOf: node).ids, foreign).prefix { $0 == $1 }.count
      pop(node.id, to: count + kept - 1)
      guard self[node.id].children.count == count + kept else { return }
      for stranger in foreign.dropFirst(kept) {
        let position = self[node.id].children.count
        let id = addForeign(stranger, parent: node.id, position: position)
        update(node.id) { $0.children.append(.node(id)) }
      }
    case (.split, .split(let column, let isCollapsed)):
      update(node.id) { $0.isCollapsed = isCollapsed }
      if node.isEntered(at: column), node.selection != column { select(column, of: node.id) }
    case (.tabs, .members(let position)), (.pages, .members(let position)),
      (.custom, .members(let position)):
      if node.isEntered(at: position), node.selection != position { select(position, of: node.id) }
    default: break
    }
  }

  /// Removes foreign screens that have gone from beneath our screen `top`: SwiftUI keeps none.
  private mutating func removeForeign(beneath top: NodeID?, in stack: Node, leaving count: Int) {
    guard let top = top.flatMap(node), top.parent == stack.id else { return }
    let surplus = top.position + 1 - count
    guard surplus > 0 else { return }
    let foreign = stack.children.prefix(top.position).filter { child in
      child.id.map { self.foreign($0) != nil } ?? false
    }
    let gone = foreign.suffix(surplus)
    for id in gone.compactMap(\.id) { remove(id) }
    setChildren(of: stack.id, to: stack.children.filter { !gone.contains($0) })
  }

  private mutating func addForeign(
    _ foreign: ForeignID, parent: NodeID?, position: Int
  ) -> NodeID {
    add(
      .foreign, route: nil, parent: parent, position: position, extra: NodeExtra(foreign: foreign))
  }
}
