/// Takes a tree apart where two maps say different things of it.
struct Dismantling {
  let tree: NavigationTree
  let old: MapSet
  let new: MapSet

  /// What is placed again: a node with all that stays in it, or a screen that becomes a container.
  struct Piece {
    let id: NodeID
    let route: AnyRoute
    let isWhole: Bool
    /// Whether a person saw it in its layer.
    let isSeen: Bool
  }

  /// Whether the maps say different things of what a node is or where it stands.
  ///
  /// A stack that has no route goes by its first screen.
  func isMoved(_ id: NodeID) -> Bool {
    guard let route = tree.name(ofRoot: id) else { return false }
    return old.standings(of: route) != new.standings(of: route)
  }

  /// Whether there is anything to do.
  var isNeeded: Bool {
    (tree.layers + tree.kept.joined()).flatMap { tree.subtree($0.root) }.contains(where: isMoved)
  }

  /// A layer's pieces, back to front: its root first, then what cannot stay where it is.
  func pieces(of root: NodeID) -> [Piece] {
    let seen = Set(tree.visiblePath(from: root))
    var pieces: [Piece] = []
    takeApart(root, seen, &pieces)
    return pieces
  }

  /// What a place of a container is called that loses what stands there; nil when it stays.
  func cut(_ container: Node, _ place: Int) -> AnyRoute? {
    guard let child = container.children[place].id else { return nil }
    // The first screen goes with its stack.
    if container.kind == .stack, place == 0 { return nil }
    guard isMoved(child) || isHollow(child) else { return nil }
    guard container.kind.hasMembers, let name = container.route else {
      return tree.name(ofRoot: child)
    }
    let listed = new.destination(ifKnown: name)?.shape.routes ?? []
    return listed.indices.contains(place) ? listed[place] : tree.name(ofRoot: child)
  }

  private func takeApart(_ id: NodeID, _ seen: Set<NodeID>, _ pieces: inout [Piece]) {
    let isWhole = isWhole(id)
    // A container that is built anew comes with what stands in it.
    if isWhole || tree[id].kind == .screen, let route = tree.name(ofRoot: id) {
      pieces.append(
        Piece(id: id, route: route, isWhole: isWhole, isSeen: seen.contains(id)))
    }
    let node = tree[id]
    var isCut = !isWhole
    for place in backToFront(node) {
      guard let child = node.children[place].id else { continue }
      if node.kind == .stack { isCut = isCut || cut(node, place) != nil }
      if isCut || cut(node, place) != nil {
        takeApart(child, seen, &pieces)
      } else {
        takeOut(of: child, seen, &pieces)
      }
    }
  }

  /// What cannot stay in a node that stays.
  private func takeOut(of id: NodeID, _ seen: Set<NodeID>, _ pieces: inout [Piece]) {
    var inner: [Piece] = []
    takeApart(id, seen, &inner)
    pieces += inner.filter { $0.id != id }
  }

  /// Whether nothing stays in a container.
  private func isHollow(_ id: NodeID) -> Bool {
    let node = tree[id]
    let entered = node.children.compactMap(\.id)
    switch node.kind {
    case .screen, .foreign: return false
    case .stack: return entered.first.map(isHollow) ?? true
    case .tabs, .pages, .split, .custom: return entered.allSatisfy { isMoved($0) || isHollow($0) }
    }
  }

  /// Whether a node keeps what stands in it, wherever it goes.
  private func isWhole(_ id: NodeID) -> Bool {
    if isHollow(id) { return false }
    guard isMoved(id), let route = tree.name(ofRoot: id) else { return true }
    return new.standings(of: route).contains { standing in
      // A screen keeps its node also where a stack of its own comes around it.
      tree.fits(id, standing.shape)
        || (tree[id].kind == .screen && standing.shape == .ownStack)
    }
  }

  private func backToFront(_ node: Node) -> [Int] {
    let places = 0..<node.children.count
    guard node.kind.hasMembers, let front = node.front else { return Array(places) }
    return places.filter { $0 != front } + [front]
  }
}
