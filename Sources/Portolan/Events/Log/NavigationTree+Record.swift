extension NavigationTree {
  /// Builds the tree of a record that follows on another; nil when the record is no sound tree.
  init?(
    _ record: TreeRecord, after old: NavigationTree = NavigationTree(),
    from source: some TreeRecordSource
  ) {
    guard record.nodes.count <= TreeRecord.limit else { return nil }
    var builder = TreeBuilder(old, source)
    for node in record.nodes { guard builder.add(node) else { return nil } }
    guard let layers = builder.part(record.layers) else { return nil }
    var groups = [LayerGroup(standing: .open, layers: layers)]
    for part in record.kept {
      guard !part.isEmpty, let layers = builder.part(part) else { return nil }
      groups.append(LayerGroup(standing: .kept, layers: layers))
    }
    self = builder.tree
    self.groups = groups
    guard faults.isEmpty else { return nil }
  }
}

/// Gives what a record of a tree leaves out.
protocol TreeRecordSource {
  /// The route that a record means; nil when nothing can stand for it.
  func route(for record: RouteRecord) -> AnyRoute?
  /// How the app's own container behaves.
  func adapter(for route: AnyRoute) -> AnyContainerAdapter?
  /// A name for a screen of other code.
  func stranger() -> ForeignID
}

/// Puts recorded nodes together and refuses what no navigation could have made.
private struct TreeBuilder<Source: TreeRecordSource> {
  private(set) var tree: NavigationTree
  private let old: NavigationTree
  private let source: Source
  /// The nodes in the order of the record; nil for a slot.
  private var ids: [NodeID?] = []
  /// How deep each of them stands.
  private var depths: [Int] = []

  init(_ old: NavigationTree, _ source: Source) {
    self.old = old
    self.source = source
    tree = NavigationTree(numberedAfter: old)
  }

  mutating func add(_ record: TreeRecord.NodeRecord) -> Bool {
    var parent: NodeID?
    if let place = record.parent {
      guard ids.indices.contains(place), let id = ids[place], tree[id].kind.rules != nil,
        depths[place] < TreeRecord.depthLimit
      else { return false }
      parent = id
    }
    depths.append(record.parent.map { depths[$0] + 1 } ?? 0)
    let was = record.was.flatMap(old.node(at:))
    if record.kind == TreeRecord.same {
      guard let was else { return false }
      ids.append(was)
      return copy(was, into: parent)
    }
    var route: AnyRoute?
    if let own = record.route {
      guard let found = source.route(for: own) else { return false }
      route = found
    }
    if record.kind == TreeRecord.slot { return addSlot(route, in: parent) }
    guard let kind = NodeKind(word: record.kind),
      kind == .stack || (kind == .foreign) == (route == nil)
    else { return false }
    var node = Node(
      id: NodeID(raw: 0), parent: parent, kind: kind, position: 0, route: route,
      extra: was.flatMap { old[$0].extra } ?? extra(of: kind, route))
    node.selection = Int(Int32(clamping: record.selection ?? 0))
    node.isCollapsed = record.isCollapsed ?? false
    ids.append(add(node, as: was))
    return true
  }

  private func extra(of kind: NodeKind, _ route: AnyRoute?) -> NodeExtra? {
    switch kind {
    case .foreign: return NodeExtra(foreign: source.stranger())
    case .custom: return route.flatMap(source.adapter).map { NodeExtra(adapter: $0) }
    case .screen, .stack, .tabs, .pages, .split: return nil
    }
  }

  /// Adds a node without its children behind its parent's others.
  private mutating func add(_ node: Node, as id: NodeID?) -> NodeID {
    let position = node.parent.map { tree[$0].children.count } ?? 0
    let id = tree.add(
      node.kind, route: node.route, parent: node.parent, position: position, extra: node.extra,
      as: id)
    tree.update(id) { new in
      new.selection = node.selection
      new.isCollapsed = node.isCollapsed
    }
    if let parent = node.parent { tree.update(parent) { $0.children.append(.node(id)) } }
    return id
  }

  /// Adds a node of the old tree as it was, with all beneath it.
  private mutating func copy(_ id: NodeID, into parent: NodeID?) -> Bool {
    let node = old[id]
    guard node.parent == parent, !tree.contains(id) else { return false }
    _ = add(node, as: id)
    for child in node.children {
      switch child {
      case .node(let child): guard copy(child, into: id) else { return false }
      case .slot(let route): addSlot(route, into: id)
      }
    }
    return true
  }

  private mutating func addSlot(_ route: AnyRoute?, in parent: NodeID?) -> Bool {
    guard let route, let parent, tree[parent].kind.hasMembers else { return false }
    addSlot(route, into: parent)
    ids.append(nil)
    return true
  }

  private mutating func addSlot(_ route: AnyRoute, into parent: NodeID) {
    tree.register(.slot(parent, position: tree[parent].children.count), for: route)
    tree.update(parent) { $0.children.append(.slot(route)) }
  }

  /// The layers of a part; the base content alone has no style, unless other code presented one.
  func part(_ records: [TreeRecord.LayerRecord]) -> [Layer]? {
    var layers: [Layer] = []
    for record in records {
      guard ids.indices.contains(record.root), let root = ids[record.root] else { return nil }
      let hasNoStyle = layers.isEmpty || tree[root].kind == .foreign
      guard (record.style == nil) == hasNoStyle else { return nil }
      layers.append(Layer(style: record.style, root: root))
    }
    return layers
  }
}
