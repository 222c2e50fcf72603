extension Planner {
  /// Uses other maps for their routes; nodes that differ are placed again, back to front.
  ///
  /// All nodes are set aside first (kept in memory without a place), then placed piece by piece. A
  /// piece stays aside, until a request or another map brings it back, when the maps have no place
  /// for it or when its place would close the screen in front.
  mutating func adopt(_ new: [MapSet.Entry]) throws(NavigationError) {
    if let unknown = new.first(where: { maps.entries[$0.type] == nil }) {
      throw .unknownRoute(.any(of: unknown.name))
    }
    let old = Dismantling(tree: tree, old: maps, new: maps.replacing(new))
    maps = old.new
    guard old.isNeeded else { return }
    tree.groups = [LayerGroup(standing: .open)]
    let waiting = old.tree.asideRoots.flatMap { setAside($0, old) }
    for layer in (old.tree.kept + [old.tree.layers]).joined() { _ = setAside(layer.root, old) }
    for part in old.tree.kept {
      _ = rebuild(part, old)
      if !tree.layers.isEmpty {
        tree.groups.append(LayerGroup(standing: .kept, layers: tree.layers))
      }
    }
    let failed = rebuild(old.tree.layers, old)
    for piece in waiting { _ = place(piece, isSeen: false) }
    // A piece that had no place may belong on a piece that was placed later.
    let problems = failed.compactMap { place($0, isSeen: true) }
    settle()
    if tree.layers.isEmpty, let problem = problems.first { throw problem }
    if let front = old.tree.visiblePath.last { show(front) }
  }

  /// Sets aside each piece of a layer, and returns the pieces.
  private mutating func setAside(_ root: NodeID, _ old: Dismantling) -> [Dismantling.Piece] {
    let pieces = old.pieces(of: root)
    var staying = Set(pieces.filter(\.isWhole).map(\.id))
    for id in old.tree.subtree(root) {
      let node = old.tree[id]
      guard staying.contains(id) else {
        tree.remove(only: node)
        continue
      }
      let children = old.children(of: node)
      staying.formUnion(children.compactMap(\.id))
      if children != Array(node.children) { relist(node, as: children) }
    }
    for piece in pieces where piece.isWhole { tree.setAside(piece.id) }
    return pieces
  }

  /// Gives a container other children; it shows the same member, else one that has a screen.
  private mutating func relist(_ node: Node, as children: [Child]) {
    tree.setChildren(of: node.id, to: children)
    guard node.kind.hasMembers else { return }
    let shown = node.isEntered(at: node.selection) ? node.children[node.selection] : nil
    let position =
      shown.flatMap(children.firstIndex) ?? children.firstIndex { $0.id != nil }
      ?? max(0, min(node.selection, children.count - 1))
    tree.update(node.id) { $0.selection = position }
  }

  /// Opens a part's layers again with their pieces; returns the visible pieces without a place.
  private mutating func rebuild(_ part: [Layer], _ old: Dismantling) -> [Dismantling.Piece] {
    tree.layers = []
    var failed: [Dismantling.Piece] = []
    for (index, layer) in part.enumerated() {
      let isBeneathAsBefore = tree.layers == Array(part.prefix(index))
      for piece in old.pieces(of: layer.root) {
        if piece.id == layer.root, piece.isWhole, !old.isMoved(piece.id) {
          takeBack(layer)
        } else if place(piece, isSeen: piece.isSeen) != nil, piece.isSeen {
          failed.append(piece)
        }
      }
      if old.tree[layer.root].kind == .foreign, isBeneathAsBefore {
        tree.revive(layer.root, of: old.tree)
        tree.layers.append(layer)
      }
      if let front = old.tree.visiblePath(from: layer.root).last { show(front) }
    }
    return failed
  }

  /// Opens a layer again, unless it was presented and there is no layer beneath it now.
  private mutating func takeBack(_ layer: Layer) {
    guard tree.asideRoots.contains(layer.root), layer.style == nil || !tree.layers.isEmpty else {
      return
    }
    tree.takeBack(layer.root)
    tree.layers.append(layer)
  }

  /// Places a piece where the map says, unless it is in the tree already, inside its container.
  ///
  /// A piece that was not visible (`isSeen`) closes nothing and does not come to the front. Returns
  /// the error when the piece has no place; nil otherwise.
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
      guard tree.roots(missingIn: attempt.tree).allSatisfy(tree.isAside) else { return nil }
      attempt.select(as: tree)
    }
    attempt.piece = nil
    attempt.keepAside(of: tree)
    self = attempt
    return nil
  }

  /// Removes a piece that is a single screen, since another screen of its route is open.
  private mutating func dropTwin(of route: AnyRoute, _ id: NodeID) {
    guard tree.asideRoots.contains(id) else { return }
    let screens = tree.subtree(id).filter { tree[$0].children.count == 0 }
    guard screens.count == 1, tree[screens[0]].route?.isSameScreen(as: route) == true else {
      return
    }
    tree.dropAside(holding: id)
  }

  /// Brings the member that was in front in `before` to the front again, in each container.
  private mutating func select(as before: NavigationTree) {
    for id in (before.layers + before.kept.joined()).flatMap({ before.subtree($0.root) }) {
      let node = before[id]
      guard node.kind.hasMembers, tree.contains(id), tree[id].isEntered(at: node.selection) else {
        continue
      }
      tree.update(id) { $0.selection = node.selection }
    }
  }

  /// Shows the screen that was in front before; screens that this closes are set aside.
  private mutating func show(_ id: NodeID) {
    guard tree.contains(id) else { return }
    let before = tree
    reveal(id)
    keepAside(of: before)
  }

  /// Sets aside the nodes that have been closed since `before`, even pieces placed in between.
  private mutating func keepAside(of before: NavigationTree) {
    for id in before.roots(missingIn: tree) where before[id].kind != .foreign {
      tree.revive(id, of: before)
      tree.setAside(id)
    }
  }
}

/// The maps that an intent carries, one or those of a turn; they equal only themselves.
///
/// Only the name is encoded, so a decoded one tells which maps they were, and cannot be adopted.
package final class AdoptedMap: Sendable {
  package let name: String
  let entries: [MapSet.Entry]

  init(_ entries: [MapSet.Entry]) {
    name = entries.map(\.mapName).joined(separator: ", ")
    self.entries = entries
  }

  package convenience init(_ entry: MapSet.Entry) { self.init([entry]) }

  package init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
    entries = []
  }

  /// These maps, then others; of two for one type the later counts.
  func joined(by others: AdoptedMap) -> AdoptedMap { AdoptedMap(entries + others.entries) }

  var label: RouteLabel { RouteLabel(type: name, text: name) }

  /// Whether the app has a feature for each map.
  func isKnown(in maps: MapSet) -> Bool { entries.allSatisfy { maps.entries[$0.type] != nil } }
}

extension AdoptedMap: Hashable {
  package static func == (one: AdoptedMap, other: AdoptedMap) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension AdoptedMap: Codable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
