/// The open layers, those of a kept part, or a single screen or container that was set aside.
struct LayerGroup: Hashable, Sendable {
  enum Standing: Hashable, Sendable {
    /// The layers are shown.
    case open
    /// The layers of a kept part, which stays in memory while another part is shown.
    case kept
    /// The adopted map does not place it: it stays in memory, but lookups do not find it.
    case aside
  }

  var standing: Standing
  var layers: [Layer] = []
}

/// The base content, or a sheet, cover or other modal over it.
struct Layer: Hashable, Sendable {
  /// How the layer is presented; nil for the base content and for a layer of other code.
  let style: PresentationStyle?
  let root: NodeID

  /// Whether the layer stays open while the app navigates beneath it.
  var stays: Bool { style?.stays == true }
}

extension NavigationTree {
  /// The open layers, base content first.
  var layers: [Layer] {
    get { groups[0].layers }
    _modify { yield &groups[0].layers }
  }

  /// The layers of each kept part; the part that was kept last comes last.
  var kept: [[Layer]] {
    groups.count == 1 ? [] : groups.filter { $0.standing == .kept }.map(\.layers)
  }

  /// Whether any node was set aside.
  var hasAside: Bool { groups.count > 1 && groups.contains { $0.standing == .aside } }

  /// The nodes that were set aside, in that order, without the nodes in them.
  var asideRoots: [NodeID] {
    groups.count == 1
      ? [] : groups.filter { $0.standing == .aside }.flatMap(\.layers).map(\.root)
  }

  /// The nodes that were set aside, with all nodes in them.
  var asideNodes: [NodeID] { asideRoots.flatMap(subtree) }

  /// Whether a node was set aside, because the adopted map does not place it.
  package func isAside(_ id: NodeID) -> Bool {
    guard hasAside, isAlive(id), let position = position(ofLayer: layerRoot(of: id)) else {
      return false
    }
    return groups[position.group].standing == .aside
  }

  /// The indices of the group and, in it, of the layer with this root; nil when no layer has it.
  func position(ofLayer root: NodeID) -> (group: Int, layer: Int)? {
    for group in groups.indices {
      if let layer = groups[group].layers.firstIndex(where: { $0.root == root }) {
        return (group, layer)
      }
    }
    return nil
  }

  /// The index of the kept part's group that holds a node; nil when no kept part holds it.
  func keptGroup(of id: NodeID) -> Int? {
    guard groups.count > 1, let position = position(ofLayer: layerRoot(of: id)),
      groups[position.group].standing == .kept
    else { return nil }
    return position.group
  }

  /// The index of the topmost sheet that stays open over the layer at `index`, else `index`.
  func topmost(stayingOver index: Int) -> Int {
    index + layers.dropFirst(index + 1).prefix(while: \.stays).count
  }

  /// Removes a group's layers above an index, with -1 all of them, and a group without layers.
  mutating func closeLayers(above index: Int, in group: Int = 0) {
    while groups[group].layers.count > index + 1 {
      remove(groups[group].layers.removeLast().root)
    }
    if group > 0, groups[group].layers.isEmpty { groups.remove(at: group) }
  }

  /// Removes the elements of a stack above a position, with -1 all of them.
  mutating func pop(_ stack: NodeID, to position: Int) {
    let children = self[stack].children
    guard children.count > position + 1 else { return }
    for above in stride(from: children.count - 1, to: position, by: -1) {
      if let id = children[above].id { remove(id) }
    }
    update(stack) { node in
      while node.children.count > position + 1 { node.children.removeLast() }
    }
  }
}

extension NavigationTree {
  /// Sets a node aside with all nodes in it: they stay in memory, but lookups do not find them.
  ///
  /// The caller removes the node from its container or its layer.
  mutating func setAside(_ id: NodeID) {
    move(id, to: 0, of: nil)
    groups.append(LayerGroup(standing: .aside, layers: [Layer(style: nil, root: id)]))
  }

  /// Gives a node that was set aside its place again; without a parent, as the root of a layer.
  mutating func takeBack(_ id: NodeID, parent: NodeID? = nil, position: Int = 0) {
    guard let group = self.position(ofLayer: id)?.group, groups[group].standing == .aside
    else { return }
    groups.remove(at: group)
    move(id, to: position, of: parent)
  }

  /// Removes the nodes that were set aside together with this one.
  mutating func dropAside(holding id: NodeID) {
    guard isAside(id), let position = position(ofLayer: layerRoot(of: id)) else { return }
    closeLayers(above: -1, in: position.group)
  }

  /// Of the nodes of a route that were set aside, the last; nil when there is none.
  func lastAside(of route: AnyRoute) -> NodeID? {
    let ids = allHomes(of: route).compactMap(\.node)
    return asideRoots.reversed().lazy.compactMap { root in
      ids.last { layerRoot(of: $0) == root }
    }.first
  }

  /// Adds a node of an older tree again, with all nodes in it; the caller gives it its place.
  mutating func revive(_ root: NodeID, of old: NavigationTree) {
    for id in old.subtree(root) { add(old.box(id)) }
    move(root, to: 0, of: nil)
  }

  /// The nodes that another tree no longer has, without those inside another one of them.
  func roots(missingIn other: NavigationTree) -> [NodeID] {
    var missing: [NodeID] = []
    Self.difference(self, other) { id, old, new in
      if old != nil, new == nil { missing.append(id) }
    }
    return missing.sorted().filter { id in
      self[id].parent.map { !missing.contains($0) } ?? true
    }
  }
}
