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
    get { parts[0] }
    _modify { yield &parts[0] }
  }

  /// The layers of each kept part, which stays in memory while another part is shown; the part that
  /// was kept last comes last.
  var kept: [[Layer]] { Array(parts.dropFirst()) }

  /// The indices of the part and, in it, of the layer with this root; nil when no layer has it.
  func position(ofLayer root: NodeID) -> (part: Int, layer: Int)? {
    for part in parts.indices {
      if let layer = parts[part].firstIndex(where: { $0.root == root }) { return (part, layer) }
    }
    return nil
  }

  /// The index of the kept part that holds a node; nil when no kept part holds it.
  func keptPart(of id: NodeID) -> Int? {
    guard parts.count > 1, let part = position(ofLayer: layerRoot(of: id))?.part, part > 0 else {
      return nil
    }
    return part
  }

  /// The index of the topmost sheet that stays open over the layer at `index`, else `index`.
  func topmost(stayingOver index: Int) -> Int {
    index + layers.dropFirst(index + 1).prefix(while: \.stays).count
  }

  /// Removes a part's layers above an index, with -1 all of them, and a kept part without layers.
  mutating func closeLayers(above index: Int, in part: Int = 0) {
    while parts[part].count > index + 1 { remove(parts[part].removeLast().root) }
    if part > 0, parts[part].isEmpty { parts.remove(at: part) }
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
  /// Adds a node of another tree, with all nodes in it; the caller adds it to a layer or container.
  mutating func add(
    _ root: NodeID, of other: NavigationTree, parent: NodeID? = nil, position: Int = 0
  ) {
    for id in other.subtree(root) { add(other.box(id)) }
    move(root, to: position, of: parent)
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
