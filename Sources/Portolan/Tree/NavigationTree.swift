/// The layers, containers and screens of a scene as an immutable value.
///
/// Copies are cheap, so an app can keep an earlier tree, or a tree of a `NavigationPlan`, to
/// compare it with the present one.
///
/// The description shows case names without associated values:
/// `main[*(products › product) | account…]`. The brackets `[ ]` contain the members of a container
/// and `( )` the screens of a stack; `*` marks the selected member, and `…` a member that was never
/// shown.
public struct NavigationTree: Sendable {
  private var storage = NavigationTreeStorage.empty

  /// Creates an empty tree, which shows nothing.
  public init() {}

  /// Makes the ids of new nodes higher than all ids of another tree.
  mutating func number(after other: Self) {
    if lastID < other.lastID { lastID = other.lastID }
  }

  /// Makes the ids of new nodes higher than `newest`.
  mutating func number(after newest: NodeID) {
    if lastID < newest.raw { lastID = newest.raw }
  }

  /// Copies the storage before a change, when another tree shares it.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = NavigationTreeStorage(copying: storage) }
  }

  /// The layers of each part: those of the open one first, then those of the kept ones.
  var parts: [[Layer]] {
    get { storage.parts }
    _modify {
      own()
      yield &storage.parts
    }
  }

  private var nodes: Trie<NodeBox> {
    get { storage.nodes }
    _modify {
      own()
      yield &storage.nodes
    }
  }

  private var index: Trie<[Home]> {
    get { storage.index }
    _modify {
      own()
      yield &storage.index
    }
  }

  private var lastID: UInt64 {
    get { storage.lastID }
    set {
      own()
      storage.lastID = newValue
    }
  }

  /// The ids of the nodes that the newest restoration has built; empty without one.
  var restored: Range<UInt64> {
    get { storage.restored }
    set {
      own()
      storage.restored = newValue
    }
  }

  /// Counts the nodes that planning reads, for tests and benchmarks; nil in an app.
  var reads: ReadCounter? {
    get { storage.reads }
    set {
      own()
      storage.reads = newValue
    }
  }

  /// The highest id that was ever used.
  var newest: NodeID { NodeID(raw: lastID) }

  /// The number of screens and containers in the tree, also those in kept parts (in memory while
  /// another part is shown).
  public var count: Int { nodes.count }

  /// Whether the node is in the tree, also in a kept part (in memory while another part is shown).
  public func contains(_ id: NodeID) -> Bool { nodes[id.raw] != nil }

  subscript(id: NodeID) -> Node {
    _read { yield box(id).node }
  }

  /// The box of a node; climbing from box to box copies no nodes.
  func box(_ id: NodeID) -> NodeBox {
    storage.reads?.count += 1
    guard let box = storage.nodes[id.raw] else {
      preconditionFailure("The tree has no node \(id).")
    }
    return box
  }

  /// The node; nil when it is not in the tree.
  func node(_ id: NodeID) -> Node? { box(ifKnown: id)?.node }

  /// The box of a node; nil when it is not in the tree.
  func box(ifKnown id: NodeID) -> NodeBox? { nodes[id.raw] }

  mutating func update(_ id: NodeID, _ change: (inout Node) -> Void) {
    var node = self[id]
    change(&node)
    nodes[id.raw] = NodeBox(node)
  }

  mutating func add(
    _ kind: NodeKind, route: AnyRoute?, parent: NodeID?, position: Int, extra: NodeExtra? = nil,
    as known: NodeID? = nil
  ) -> NodeID {
    if known == nil { lastID += 1 }
    let id = known ?? NodeID(raw: lastID)
    nodes[id.raw] = NodeBox(
      Node(id: id, parent: parent, kind: kind, position: position, route: route, extra: extra))
    if let route { register(.node(id), for: route) }
    return id
  }

  /// Brings a member of a container to the front, and gives its `lastUse` a new highest number.
  mutating func select(_ position: Int, of container: NodeID) {
    update(container) { $0.selection = position }
    guard let member = self[container].children[position].id else { return }
    lastID += 1
    let use = lastID
    update(member) { $0.lastUse = use }
  }

  /// Adds a node of another tree; the caller adds its children.
  mutating func add(_ box: NodeBox) {
    nodes[box.node.id.raw] = box
    if let route = box.node.route { register(.node(box.node.id), for: route) }
    registerSlots(of: box.node)
  }

  /// Gives a node another parent or position; the caller updates its old and its new container.
  mutating func move(_ id: NodeID, to position: Int, of parent: NodeID?) {
    let node = self[id]
    guard node.position != position || node.parent != parent else { return }
    update(id) { ($0.position, $0.parent) = (position, parent) }
  }

  /// Gives a container other children; the caller removes the ones that it loses.
  mutating func setChildren(of id: NodeID, to children: [Child]) {
    unregisterSlots(of: self[id])
    update(id) { $0.children = children }
    registerSlots(of: self[id])
    for (position, child) in children.enumerated() {
      if let child = child.id { move(child, to: position, of: id) }
    }
  }

  /// Removes a node and all nodes in it; the cost grows with their number.
  mutating func remove(_ id: NodeID) {
    let node = self[id]
    for case .node(let child) in node.children { remove(child) }
    remove(only: node)
  }

  /// Removes a node with its slots; the caller removes its children.
  mutating func remove(only node: Node) {
    unregisterSlots(of: node)
    if let route = node.route { unregister(.node(node.id), for: route) }
    nodes[node.id.raw] = nil
  }
}

extension NavigationTree {
  mutating func register(_ home: Home, for route: AnyRoute) {
    index[route.key] = (index[route.key] ?? []) + [home]
  }

  mutating func unregister(_ home: Home, for route: AnyRoute) {
    let rest = index[route.key]?.filter { $0 != home }
    index[route.key] = rest?.isEmpty == true ? nil : rest
  }

  private mutating func registerSlots(of node: Node) {
    for case (let position, .slot(let route)) in node.children.enumerated() {
      register(.slot(node.id, position: position), for: route)
    }
  }

  private mutating func unregisterSlots(of node: Node) {
    for case (let position, .slot(let route)) in node.children.enumerated() {
      unregister(.slot(node.id, position: position), for: route)
    }
  }

  /// Where the tree has routes of this route's identity, in the order in which they came there.
  func homes(of route: AnyRoute) -> [Home] {
    (index[route.key] ?? []).filter { home in
      switch home {
      case .node(let id): return self[id].route?.isSameScreen(as: route) == true
      case .slot(let id, let position):
        guard case .slot(let slot) = self[id].children[position] else { return false }
        return slot.isSameScreen(as: route)
      }
    }
  }

  /// Calls `body` for each node that may differ between two trees.
  static func difference(
    _ old: Self, _ new: Self, _ body: (NodeID, _ old: NodeBox?, _ new: NodeBox?) -> Void
  ) {
    Trie.difference(old.nodes, new.nodes) { key, before, after in
      body(NodeID(raw: key), before, after)
    }
  }
}
