/// What is shown: an immutable value of layers, containers and screens.
///
/// Copies are free; a tree from before a navigation, from a dry run or from a log can be kept
/// beside the current one. Its description names cases only: `main[*(products › product) |
/// account…]`, where `*` marks the selected member and `…` a slot that was never entered.
public struct NavigationTree: Sendable {
  var layers: [Layer] = []
  /// Parts that are kept while another is shown, the last kept last.
  var kept: [KeptPart] = []
  private var nodes = Trie<NodeBox>()
  private var index = Trie<Homes>()
  private var lastID: UInt64 = 0
  private var asideBox: TreeBox?
  /// Counts what planning reads, where a test or benchmark asks for it.
  var reads: ReadCounter?

  /// An empty tree: nothing is shown.
  public init() {}

  /// An empty tree whose nodes will have none of the numbers of another's.
  init(numberedAfter other: Self) {
    lastID = other.lastID
  }

  /// What another map left no place for: each layer is a piece that is shown nowhere.
  ///
  /// It stays alive, but nobody finds it here, and it is not counted.
  package var aside: NavigationTree {
    get { asideBox?.tree ?? NavigationTree() }
    set { asideBox = newValue.layers.isEmpty ? nil : TreeBox(newValue) }
  }

  /// The newest of all nodes that ever were.
  var newest: NodeID { NodeID(raw: lastID) }

  var hasAside: Bool { asideBox != nil }

  /// Whether nothing was set aside or taken back between two trees; true only where that is plain.
  func hasSameAside(as other: Self) -> Bool { asideBox === other.asideBox }

  /// How many nodes there are, kept parts included.
  public var count: Int { nodes.count }

  /// Whether the node is in the tree, kept parts included.
  public func contains(_ id: NodeID) -> Bool { nodes[id.raw] != nil }

  subscript(id: NodeID) -> Node { box(id).node }

  /// The node where it stands: what climbs from node to node copies none of them.
  func box(_ id: NodeID) -> NodeBox {
    reads?.count += 1
    guard let box = nodes[id.raw] else { preconditionFailure("The tree has no node \(id).") }
    return box
  }

  func node(_ id: NodeID) -> Node? { nodes[id.raw]?.node }

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

  /// Brings a member of a container to the front; the newer of two uses has the higher number.
  mutating func select(_ place: Int, of container: NodeID) {
    update(container) { $0.selection = place }
    guard let member = self[container].children[place].id else { return }
    lastID += 1
    let use = lastID
    update(member) { $0.lastUse = use }
  }

  /// Puts a node of another tree into its place here; its children are for the caller.
  mutating func add(_ node: Node, parent: NodeID?, position: Int) {
    nodes[node.id.raw] = NodeBox(node.moved(to: position, of: parent))
    if let route = node.route { register(.node(node.id), for: route) }
  }

  /// Takes a node and all beneath it out; what it costs is what it takes out.
  mutating func remove(_ id: NodeID) {
    let node = self[id]
    for (position, child) in node.children.enumerated() {
      switch child {
      case .node(let child): remove(child)
      case .slot(let route): unregister(.slot(id, position: position), for: route)
      }
    }
    if let route = node.route { unregister(.node(id), for: route) }
    nodes[id.raw] = nil
  }
}

extension NavigationTree {
  mutating func register(_ home: Home, for route: AnyRoute) {
    index[route.key] = index[route.key].map { .many($0.all + [home]) } ?? .one(home)
  }

  mutating func unregister(_ home: Home, for route: AnyRoute) {
    index[route.key] = index[route.key]?.without(home)
  }

  /// Where screens of the route's identity stand, oldest first.
  func homes(of route: AnyRoute) -> [Home] {
    guard let homes = index[route.key] else { return [] }
    return homes.all.filter { home in
      switch home {
      case .node(let id): return self[id].route?.isSameScreen(as: route) == true
      case .slot(let id, let position):
        guard case .slot(let slot) = self[id].children[Int(position)] else { return false }
        return slot.isSameScreen(as: route)
      }
    }
  }

  /// Calls `body` for each node that may differ between two trees.
  static func difference(
    _ old: Self, _ new: Self, _ body: (NodeID, _ old: NodeBox?, _ new: NodeBox?) -> Void
  ) {
    Trie.difference(old.nodes, new.nodes, isSame: ===) { key, before, after in
      body(NodeID(raw: key), before, after)
    }
  }
}

extension NavigationTree: Equatable {
  /// Whether both hold the same nodes in the same places, identities included.
  public static func == (one: Self, other: Self) -> Bool {
    guard one.layers == other.layers, one.kept == other.kept, one.count == other.count,
      one.hasSameAside(as: other) || one.aside == other.aside
    else { return false }
    var isEqual = true
    difference(one, other) { _, before, after in isEqual = isEqual && before?.node == after?.node }
    return isEqual
  }
}
