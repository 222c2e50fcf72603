/// The layers, containers and screens of a scene as an immutable value.
///
/// Copies are cheap, so an app can keep an earlier tree, or a tree of a `NavigationPlan`, to
/// compare it with the present one.
///
/// The description shows the routes' labels, with associated values of loggable routes only:
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

extension NavigationTree: Equatable {
  /// Whether both trees have equal nodes, with the same ids, in the same places.
  public static func == (one: Self, other: Self) -> Bool {
    guard one.parts == other.parts, one.count == other.count else { return false }
    var isEqual = true
    difference(one, other) { _, before, after in isEqual = isEqual && before?.node == after?.node }
    return isEqual
  }
}

extension NavigationTree {
  /// Whether both trees show the same: equal routes in the same places, whatever the ids of the
  /// nodes are.
  ///
  /// ```swift
  /// #expect(restored.tree.isSame(as: scene.tree))
  /// ```
  ///
  /// The comparison includes the layers with their styles, kept parts, selections, slots (members
  /// that were never shown) and whether splits are collapsed. Equal trees are also the same in this
  /// sense.
  public func isSame(as other: NavigationTree) -> Bool {
    count == other.count && isSame(layers, as: other.layers, in: other)
      && kept.count == other.kept.count
      && zip(kept, other.kept).allSatisfy { isSame($0, as: $1, in: other) }
  }

  private func isSame(_ layers: [Layer], as others: [Layer], in tree: NavigationTree) -> Bool {
    layers.count == others.count
      && zip(layers, others).allSatisfy {
        $0.style == $1.style && isSame($0.root, as: $1.root, in: tree)
      }
  }

  private func isSame(_ id: NodeID, as other: NodeID, in tree: NavigationTree) -> Bool {
    let (one, two) = (self[id], tree[other])
    guard one.kind == two.kind, one.route == two.route, one.selection == two.selection,
      one.isCollapsed == two.isCollapsed, one.extra == two.extra,
      one.children.count == two.children.count
    else { return false }
    return zip(one.children, two.children).allSatisfy { child, otherChild in
      switch (child, otherChild) {
      case (.node(let id), .node(let other)): return isSame(id, as: other, in: tree)
      case (.slot(let route), .slot(let other)): return route == other
      default: return false
      }
    }
  }
}

/// The content of a tree on the heap: trees are passed on often, so a copy is one reference.
///
/// `Sendable` is unchecked: a tree writes its storage only when no other tree shares it.
final class NavigationTreeStorage: @unchecked Sendable {
  @exclusivity(unchecked) var parts: [[Layer]] = [[]]
  @exclusivity(unchecked) var nodes = Trie<NodeBox>()
  @exclusivity(unchecked) var index = Trie<[Home]>()
  @exclusivity(unchecked) var lastID: UInt64 = 0
  @exclusivity(unchecked) var restored: Range<UInt64> = 0..<0
  @exclusivity(unchecked) var reads: ReadCounter?

  /// Shared by all empty trees.
  static let empty = NavigationTreeStorage()

  private init() {}

  init(copying other: NavigationTreeStorage) {
    parts = other.parts
    nodes = other.nodes
    index = other.index
    lastID = other.lastID
    restored = other.restored
    reads = other.reads
  }
}
