/// One element of a tree: a screen or a container.
struct Node: Sendable, Equatable {
  let id: NodeID
  let kind: NodeKind
  /// The container of the node; nil for the root of a layer.
  var parent: NodeID?
  /// The position in the parent.
  var position: Int
  /// Its route; nil for a stack without a route, and for foreign screens.
  var route: AnyRoute?
  /// The tree's highest id when the node was last selected in its container; else its own id.
  var lastUse: UInt64
  var children: [Child] = []
  /// The position that was selected last, in containers with members.
  var selection = 0
  /// Whether a split shows one column at a time.
  var isCollapsed = false
  /// The properties that only some kinds have.
  var extra: NodeExtra?

  init(
    id: NodeID, parent: NodeID?, kind: NodeKind, position: Int, route: AnyRoute?,
    extra: NodeExtra? = nil
  ) {
    (self.id, self.kind, self.parent, self.position) = (id, kind, parent, position)
    (self.route, self.extra, lastUse) = (route, extra, id.raw)
  }
}

extension Node {
  /// Whether the position exists and holds a node.
  func isEntered(at position: Int) -> Bool {
    (0..<children.count).contains(position) && children[position].id != nil
  }
}

/// A node on the heap, so that the leaves of the tree's map are one reference wide.
final class NodeBox: Sendable {
  let node: Node

  init(_ node: Node) {
    self.node = node
  }
}

extension NodeBox: TrieValue {
  static func isSame(_ one: NodeBox, _ other: NodeBox) -> Bool { one === other }
}

extension Node {
  @inline(__always) var state: ContainerState {
    ContainerState(
      count: children.count, selection: selection, isCollapsed: isCollapsed,
      adapter: extra?.adapter)
  }

  /// The position on the visible path; nil for screens and for empty containers.
  @inline(__always) var front: Int? { kind.behavior?.front(state) }

  /// The child on the visible path; nil for screens, and when a slot is in front.
  @inline(__always) var frontChild: NodeID? { front.flatMap { children[$0].id } }

  /// Whether a position is visible while the container is in view.
  @inline(__always)
  func shows(_ position: Int) -> Bool { kind.behavior?.shows(position, state) ?? false }

  /// The children that are visible while the container is in view, the front one last.
  var shownChildren: [NodeID] {
    guard let behavior = kind.behavior, let front else { return [] }
    // Besides the front one only companions can be visible; this avoids a walk over all members.
    let companions = behavior.companions(state)
    if companions.isEmpty { return children[front].id.map { [$0] } ?? [] }
    let beside = companions.filter { $0 != front && behavior.shows($0, state) }.sorted()
    return (beside + [front]).compactMap { children[$0].id }
  }
}

/// The properties that only few nodes have.
struct NodeExtra: Sendable, Equatable {
  /// The adapter of a container of the app.
  var adapter: AnyContainerAdapter?
  /// The id of the host's object for a foreign screen.
  var foreign: ForeignID?
  /// The saved models, each as JSON by its type's name; they are decoded on demand.
  var models: SavedModels = [:]
}

/// Models of a screen as JSON, by the names of their types.
package typealias SavedModels = [String: String]

/// The content of a container's position: a node or a slot.
enum Child: Hashable, Sendable {
  case node(NodeID)
  /// The route of a member that was never shown: it has no screen and no node yet.
  case slot(AnyRoute)

  var id: NodeID? {
    if case .node(let id) = self { return id }
    return nil
  }
}

extension Child {
  /// The positions at which the children of a container differ, lowest first.
  static func differences(_ old: [Child], _ new: [Child]) -> [Int] {
    // Mostly both are the same array, which is seen at once.
    if old == new { return [] }
    return (0..<max(old.count, new.count)).filter {
      $0 >= old.count || $0 >= new.count || old[$0] != new[$0]
    }
  }
}

/// Where a route is in the tree: at a node, or in a slot, a member whose screen is not built yet.
enum Home: Hashable, Sendable {
  case node(NodeID)
  case slot(NodeID, position: Int)

  /// The node; nil for a slot.
  var node: NodeID? {
    if case .node(let id) = self { return id }
    return nil
  }
}
