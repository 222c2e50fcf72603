extension NavigationTree {
  /// Follows a reading of the screen after the user, the platform or other code has changed it:
  /// removes missing nodes, adds screens of other code, and selects the members that the screen shows.
  ///
  /// A screen of ours that other code has moved becomes one of other code there. Where `plan` has made
  /// changes, it is one that the platform has not moved yet, and is left out.
  mutating func follow(_ reading: ScreenReading, after plan: NavigationPlan? = nil) {
    follow(reading.layers, plan?.changesLayers == true)
    // Where a screen was moved from, others may stand now: they are found before it is looked for there.
    for container in reading.containers { follow(container, true) }
    for container in reading.containers where plan?.changes(container.node) != true {
      follow(container, false)
    }
  }

  /// Keeps the layers that were read, in their order, and adds layers of other code where they are.
  private mutating func follow(_ read: [ScreenReading.Element], _ isOurDoing: Bool) {
    guard let base = layers.first, let first = read.first, isLayer(base, first) else { return }
    var rest = layers.dropFirst()
    var staying = [base]
    for element in read.dropFirst() {
      if let position = rest.firstIndex(where: { isLayer($0, element) }) {
        staying.append(rest[position])
        rest = rest[(position + 1)...]
      } else if let stranger = addStranger(element, parent: nil, position: 0, isOurDoing) {
        staying.append(Layer(style: nil, root: stranger))
      } else {
        break
      }
    }
    for layer in layers.reversed() where !staying.contains(layer) { remove(layer.root) }
    layers = staying
  }

  private mutating func follow(_ container: ScreenReading.Container, _ isOurDoing: Bool) {
    guard let node = node(container.node) else { return }
    switch (node.kind, container.content) {
    case (.stack, .stack(let elements)): follow(elements, in: node, isOurDoing)
    case (.split, .split(let column, let isCollapsed)):
      update(node.id) { $0.isCollapsed = isCollapsed }
      if node.isEntered(at: column), node.selection != column { select(column, of: node.id) }
    case (.tabs, .members(let position)), (.pages, .members(let position)),
      (.custom, .members(let position)):
      if node.isEntered(at: position), node.selection != position { select(position, of: node.id) }
    default: break
    }
  }

  /// Takes the elements of a stack as they were read, in their order, with those of other code.
  ///
  /// One of ours that has left the tree is left out. A stack is never empty.
  private mutating func follow(
    _ read: [ScreenReading.Element], in stack: Node, _ isOurDoing: Bool
  ) {
    let old = stack.children.compactMap(\.id)
    var new = zip(old, read).prefix { shows($0, as: $1) }.map(\.0)
    for element in read.dropFirst(new.count) {
      let known = old.first { shows($0, as: element) }
      let id = known ?? addStranger(element, parent: stack.id, position: new.count, isOurDoing)
      if let id, !new.contains(id) { new.append(id) }
    }
    guard !new.isEmpty, new != old else { return }
    for id in old where !new.contains(id) { remove(id) }
    setChildren(of: stack.id, to: new.map(Child.node))
  }

  /// Adds what other code shows; nil for a screen of ours.
  private mutating func addStranger(
    _ element: ScreenReading.Element, parent: NodeID?, position: Int, _ isOurDoing: Bool
  ) -> NodeID? {
    let foreign: ForeignID
    switch element {
    case .node: return nil
    case .foreign(let id): foreign = id
    case .moved(let node, let id):
      guard !isOurDoing, !contains(node) || letGo(node) else { return nil }
      foreign = id
    }
    return add(
      .foreign, route: nil, parent: parent, position: position, extra: NodeExtra(foreign: foreign))
  }

  /// Removes a node that other code has taken from its place; false where nothing would be left there.
  private mutating func letGo(_ id: NodeID) -> Bool {
    let node = self[id]
    guard let parent = node.parent else { return removeLayer(id) }
    let container = self[parent]
    if container.kind == .stack {
      guard container.children.count > 1 else { return letGo(parent) }
      remove(id)
      setChildren(of: parent, to: container.children.filter { $0.id != id })
      return true
    }
    guard container.selection != node.position, let route = name(ofRoot: id) else { return false }
    remove(id)
    var children = container.children
    children[node.position] = .slot(route)
    setChildren(of: parent, to: children)
    return true
  }
}
