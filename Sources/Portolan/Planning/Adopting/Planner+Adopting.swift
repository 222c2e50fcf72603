extension Planner {
  /// Takes another map for its routes: what it places alike stays, the rest is placed again, back to
  /// front.
  ///
  /// All is set aside first and taken back piece by piece. What finds no place, or only one that
  /// would close what is in front of it, stays aside until it is asked for or another map has room.
  mutating func adopt(_ map: MapSet.Entry) throws(NavigationError) {
    guard maps.entries[map.type] != nil else { throw .unknownRoute(.any(of: map.name)) }
    let open = Dismantling(tree: tree, old: maps, new: maps.replacing(map))
    let aside = Dismantling(tree: tree.aside, old: maps, new: open.new)
    maps = open.new
    guard open.isNeeded || aside.isNeeded else { return }
    let old = tree
    tree = NavigationTree(numberedAfter: old)
    let waiting = aside.tree.layers.flatMap { aside.pieces(of: $0.root) }
    setAside(waiting, of: aside)
    for layer in (old.kept + [old.layers]).joined() {
      setAside(open.pieces(of: layer.root), of: open)
    }
    for part in old.kept {
      _ = rebuild(part, open)
      if !tree.layers.isEmpty { tree.kept.append(tree.layers) }
    }
    let failed = rebuild(old.layers, open)
    for piece in waiting { _ = place(piece, isSeen: false) }
    // What came back may be what they stand on.
    let problems = failed.compactMap { place($0, isSeen: true) }
    if tree.layers.isEmpty, let problem = problems.first { throw problem }
    if let front = old.visiblePath.last { show(front) }
  }

  private mutating func setAside(_ pieces: [Dismantling.Piece], of dismantling: Dismantling) {
    for piece in pieces where piece.isWhole {
      tree.setAside(piece.id, of: dismantling.tree, cut: dismantling.cut)
    }
  }

  /// Opens the layers of a part again, and what was in them; returns what was seen and finds no
  /// place.
  private mutating func rebuild(_ part: KeptPart, _ open: Dismantling) -> [Dismantling.Piece] {
    tree.layers = []
    var failed: [Dismantling.Piece] = []
    for (index, layer) in part.enumerated() {
      let isBeneathAsBefore = tree.layers == Array(part.prefix(index))
      for piece in open.pieces(of: layer.root) {
        if piece.id == layer.root, piece.isWhole, !open.isMoved(piece.id) {
          takeBack(layer)
        } else if place(piece, isSeen: piece.isSeen) != nil, piece.isSeen {
          failed.append(piece)
        }
      }
      if open.tree[layer.root].kind == .foreign, isBeneathAsBefore {
        tree.take(layer.root, of: open.tree)
        tree.layers.append(layer)
      }
      if let front = open.tree.visiblePath(from: layer.root).last { show(front) }
    }
    return failed
  }

  /// A layer that stays; without something beneath it what was presented cannot be seen.
  private mutating func takeBack(_ layer: Layer) {
    guard !tree.contains(layer.root), layer.style == nil || !tree.layers.isEmpty else { return }
    tree.takeBack(layer.root)
    tree.layers.append(layer)
  }

  /// Places a piece where the map says, unless it came along with what it stands in.
  ///
  /// What was not seen closes nothing and brings nothing to the front. Returns why it has no place.
  private mutating func place(_ piece: Dismantling.Piece, isSeen: Bool) -> NavigationError? {
    guard !tree.contains(piece.id) else { return nil }
    var attempt = self
    attempt.piece = piece.id
    do throws(NavigationError) {
      let destination = try maps.destination(for: piece.route)
      guard existing(piece.route, destination.reuse) == nil else {
        dropTwin(of: piece.route, piece.id)
        return nil
      }
      _ = try attempt.place(piece.route, destination, trail: [piece.route])
    } catch { return error }
    if !isSeen {
      guard tree.roots(missingIn: attempt.tree).isEmpty else { return nil }
      attempt.select(as: tree)
    }
    attempt.piece = nil
    attempt.keepAside(of: tree)
    self = attempt
    return nil
  }

  /// Ends a screen aside for which another is shown; what stands with others stays for them.
  private mutating func dropTwin(of route: AnyRoute, _ id: NodeID) {
    let aside = tree.aside
    guard aside.contains(id), aside.name(ofRoot: id)?.isSameScreen(as: route) == true,
      aside.subtree(id).filter({ aside[$0].children.count == 0 }).count == 1
    else { return }
    tree.dropAside(id)
  }

  /// Brings to the front again what was there in each container.
  private mutating func select(as before: NavigationTree) {
    for id in (before.layers + before.kept.joined()).flatMap({ before.subtree($0.root) }) {
      let node = before[id]
      guard node.kind.hasMembers, tree.contains(id), tree[id].isEntered(at: node.selection) else {
        continue
      }
      tree.update(id) { $0.selection = node.selection }
    }
  }

  /// Shows what was in front before.
  private mutating func show(_ id: NodeID) {
    guard tree.contains(id) else { return }
    let before = tree
    reveal(id)
    keepAside(of: before)
  }

  /// Sets aside what was closed since.
  private mutating func keepAside(of before: NavigationTree) {
    for id in before.roots(missingIn: tree) where before[id].kind != .foreign {
      tree.setAside(id, of: before)
    }
    // What was taken back and closed at once.
    guard before.hasAside else { return }
    for id in before.aside.roots(missingIn: tree) where !tree.aside.contains(id) {
      tree.setAside(id, of: before.aside)
    }
  }
}
