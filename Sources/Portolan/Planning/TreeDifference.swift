/// The differences between two trees: the nodes that differ, and the steps of a host in order.
struct TreeDifference: Sendable, Equatable {
  let from: NavigationTree
  let to: NavigationTree
  private(set) var entering: [NodeID] = []
  private(set) var returning: [NodeID] = []
  private(set) var leaving: [NodeID] = []
  private(set) var reshaped: [NodeID] = []
  private(set) var steps: [Step] = []

  init(from: NavigationTree, to: NavigationTree) {
    self.from = from
    self.to = to
    addSteps(collected())
  }

  /// Creates a list of steps for a tree that does not change.
  init(in tree: NavigationTree, steps: [Step]) {
    from = tree
    to = tree
    self.steps = steps
  }

  /// Collects entering and leaving nodes, and returns the nodes of both trees that have changed.
  ///
  /// A parent is older than its children, so sorting by id puts ancestors first.
  private mutating func collected() -> [(old: NodeBox, new: NodeBox)] {
    var changed: [(old: NodeBox, new: NodeBox)] = []
    changed.reserveCapacity(4)
    NavigationTree.difference(from, to) { id, old, new in
      switch (old, new) {
      case (let old?, let new?): changed.append((old, new))
      case (nil, _?): entering.append(id)
      case (_?, nil): leaving.append(id)
      case (nil, nil): break
      }
    }
    changed.sort { $0.new.node.id < $1.new.node.id }
    entering.sort()
    leaving.sort(by: >)
    if from.parts.count > 1 { returning = Set(broughtBack(changed)).sorted() }
    return changed
  }

  /// The nodes of kept parts that are shown again, or that another map places in the open part.
  private func broughtBack(_ changed: [(old: NodeBox, new: NodeBox)]) -> [NodeID] {
    let wasKept = Set(from.kept.joined().map(\.root))
    let moved = changed.filter { $0.old.node.parent != $0.new.node.parent }.map(\.new.node.id)
    return (to.layers.map(\.root) + moved.filter { to.layer(of: $0) != nil })
      .filter { from.contains($0) && wasKept.contains(from.layerRoot(of: $0)) }
      .flatMap(to.subtree).filter(from.contains)
  }

  private mutating func addSteps(_ changed: [(old: NodeBox, new: NodeBox)]) {
    let same = sharedLayers
    if from.layers.count > max(same, 1) { steps.append(.dismiss(above: max(same, 1) - 1)) }
    if same == 0, from.layers.first != to.layers.first {
      steps.append(.switchPart(to: to.layers.first?.root))
    }
    for (old, new) in changed { addSteps(from: old.node, to: new.node) }
    for layer in to.layers.dropFirst(max(same, 1)) {
      if let style = layer.style { steps.append(.present(layer.root, style)) }
    }
  }

  /// The number of layers, from the base content on, that both trees share.
  private var sharedLayers: Int {
    // Usually all layers are shared, in the same array.
    if from.layers == to.layers { return from.layers.count }
    return zip(from.layers, to.layers).prefix { $0 == $1 }.count
  }

  private mutating func addSteps(from old: Node, to new: Node) {
    if old.route != new.route { steps.append(.update(new.id)) }
    if old.isCollapsed != new.isCollapsed || old.parent != new.parent
      || old.position != new.position
    {
      reshaped.append(new.id)
    }
    let places = Child.differences(old.children, new.children)
    if new.kind.hasMembers, isRearranged(places, from: old, to: new) {
      steps.append(.setMembers(of: new.id))
    } else if new.kind.hasMembers {
      for position in places {
        steps.append(.fill(in: new.id, position: position, with: new.children[position].id))
      }
      if old.selection != new.selection {
        steps.append(.select(in: new.id, position: new.selection))
      }
    } else if let keep = places.first {
      let pushed = (keep..<max(keep, new.children.count)).compactMap { new.children[$0].id }
      steps.append(.setStack(new.id, keeping: keep, pushing: pushed))
    }
  }

  /// Whether a container has another number of positions, or a member stands at another one.
  private func isRearranged(_ places: [Int], from old: Node, to new: Node) -> Bool {
    if old.children.count != new.children.count { return true }
    return places.contains { position in
      new.children[position].id.map { from.contains($0) && from[$0].parent == old.id } == true
    }
  }
}
