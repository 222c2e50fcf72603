/// A whole tree as a log keeps it: the nodes in a list, ancestors first.
///
/// Where the tree before it is known, what did not change is named by its place there, and what
/// stayed with another content keeps its number: so an element that was popped costs a line, and
/// not the whole tree.
struct TreeRecord: Hashable, Sendable, Codable {
  struct LayerRecord: Hashable, Sendable, Codable {
    /// Nil for the base content and for what somebody else presented.
    let style: PresentationStyle?
    /// The root's place in the list of nodes.
    let root: Int
  }

  struct NodeRecord: Hashable, Sendable, Codable {
    /// The kind of node; `slot` for a member that was never entered, and `same` for a node that
    /// did not change, nor anything beneath it.
    let kind: String
    var route: RouteRecord?
    /// The container's place in the list; nil for the root of a layer.
    var parent: Int?
    /// The place that was chosen last; nil for the first.
    var selection: Int?
    /// Whether a split shows one column at a time; nil for no.
    var isCollapsed: Bool?
    /// Where it stood in the tree before; nil when it is new.
    var was: NodePlace?
  }

  private(set) var layers: [LayerRecord] = []
  private(set) var kept: [[LayerRecord]] = []
  private(set) var nodes: [NodeRecord] = []

  static let slot = "slot"
  static let same = "same"
  /// Trees with more nodes are not read: files come from outside.
  static let limit = 20_000
  /// Containers in containers: deeper trees are not read.
  static let depthLimit = 100

  init(
    _ tree: NavigationTree, since old: NavigationTree = NavigationTree(),
    _ routes: inout RouteRecorder
  ) {
    let touched = tree.nodesTouched(since: old)
    let record = { (record: inout Self, layer: Layer, routes: inout RouteRecorder) in
      let root = record.nodes.count
      record.add(layer.root, under: nil, of: tree, old, touched, &routes)
      return LayerRecord(style: layer.style?.withoutSource, root: root)
    }
    for layer in tree.layers { layers.append(record(&self, layer, &routes)) }
    for part in tree.kept {
      var records: [LayerRecord] = []
      for layer in part { records.append(record(&self, layer, &routes)) }
      kept.append(records)
    }
  }

  private mutating func add(
    _ id: NodeID, under parent: Int?, of tree: NavigationTree, _ old: NavigationTree,
    _ touched: Set<NodeID>, _ routes: inout RouteRecorder
  ) {
    let was = old.contains(id) ? old.nodePlace(of: id) : nil
    guard touched.contains(id) || was == nil else {
      return nodes.append(NodeRecord(kind: Self.same, parent: parent, was: was))
    }
    let node = tree[id]
    let place = nodes.count
    nodes.append(
      NodeRecord(
        kind: node.kind.word, route: node.route.map { routes.record($0) }, parent: parent,
        selection: node.selection == 0 ? nil : node.selection,
        isCollapsed: node.isCollapsed ? true : nil, was: was))
    for child in node.children {
      switch child {
      case .node(let id): add(id, under: place, of: tree, old, touched, &routes)
      case .slot(let route):
        nodes.append(NodeRecord(kind: Self.slot, route: routes.record(route), parent: place))
      }
    }
  }
}

extension NavigationTree {
  /// The nodes that are new or not what they were, and all that they stand in.
  fileprivate func nodesTouched(since old: Self) -> Set<NodeID> {
    var touched: Set<NodeID> = []
    Self.difference(old, self) { id, _, new in
      var next = new?.node
      while let node = next, touched.insert(node.id).inserted {
        next = node.parent.map { self[$0] }
      }
    }
    return touched
  }
}

extension NodeKind {
  /// The kind as records call it.
  var word: String { RouteLabel.caseName(of: self) }

  /// The kind of a word; nil when no kind has it.
  init?(word: String) {
    guard let kind = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = kind
  }
}
