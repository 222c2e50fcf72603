/// One element of a tree: a screen or a container.
///
/// Most nodes are screens, so the properties that only other kinds need are stored in a box apart.
struct Node: Sendable, Equatable {
  let id: NodeID
  private var above: UInt64
  /// Its route; nil for a stack without a route, and for foreign screens.
  var route: AnyRoute?
  private var box: Boxed<Interior>?
  private var storedPosition: Int32
  private var use: UInt32 = 0

  init(
    id: NodeID, parent: NodeID?, kind: NodeKind, position: Int, route: AnyRoute?,
    extra: NodeExtra? = nil
  ) {
    self.id = id
    above = parent?.raw ?? 0
    self.route = route
    storedPosition = Int32(position)
    if kind != .screen || extra != nil { box = Boxed(Interior(kind: kind, extra: extra)) }
  }

  /// The container of the node; nil for the root of a layer, stored as 0 since ids count from 1.
  private(set) var parent: NodeID? {
    get { above == 0 ? nil : NodeID(raw: above) }
    set { above = newValue?.raw ?? 0 }
  }

  /// The position in the parent.
  var position: Int {
    get { Int(storedPosition) }
    set { storedPosition = Int32(newValue) }
  }

  /// The tree's highest id when the node was last selected in its container; else its own id.
  var lastUse: UInt64 {
    get { max(UInt64(use), id.raw) }
    set { use = UInt32(clamping: newValue) }
  }
}

extension Node {
  /// The same node at another position.
  func moved(to position: Int, of parent: NodeID?) -> Node {
    var moved = self
    moved.parent = parent
    moved.position = position
    return moved
  }
}

extension Node {
  var kind: NodeKind { box?.value.kind ?? .screen }

  var children: Children {
    get { box?.value.children ?? Children() }
    set { interior.children = newValue }
  }

  /// The position that was selected last, in containers with members.
  var selection: Int {
    get { box?.value.selection ?? 0 }
    set { interior.selection = newValue }
  }

  /// Whether a split shows one column at a time.
  var isCollapsed: Bool {
    get { box?.value.isCollapsed ?? false }
    set { interior.isCollapsed = newValue }
  }

  /// The properties that only some kinds have.
  var extra: NodeExtra? {
    get { box?.value.extra }
    set { interior.extra = newValue }
  }

  /// Whether the position exists and holds a node.
  func isEntered(at position: Int) -> Bool {
    (0..<children.count).contains(position) && children[position].id != nil
  }

  private var interior: Interior {
    get { box?.value ?? .ofScreen }
    set { box = newValue == .ofScreen ? nil : Boxed(newValue) }
  }

  /// The properties that screens lack.
  fileprivate struct Interior: Sendable, Equatable {
    let kind: NodeKind
    var children = Children()
    var selection = 0
    var isCollapsed = false
    var extra: NodeExtra?

    static let ofScreen = Interior(kind: .screen)
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
  var state: ContainerState {
    ContainerState(
      count: children.count, selection: selection, isCollapsed: isCollapsed,
      adapter: extra?.adapter)
  }

  /// The position on the visible path; nil for screens and for empty containers.
  var front: Int? { kind.behavior?.front(state) }

  /// The child on the visible path; nil for screens, and when a slot is in front.
  var frontChild: NodeID? { front.flatMap { children[$0].id } }

  /// Whether a position is visible while the container is in view.
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

/// Models of a screen as JSON, each by the name of its type.
package typealias SavedModels = [String: String]
