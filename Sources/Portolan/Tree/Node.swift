/// One element of what is shown: a screen or a container.
struct Node: Sendable, Equatable {
  let id: NodeID
  private(set) var parent: NodeID?
  /// What it stands for; nil for a stack that needs no route, and for foreign screens.
  var route: AnyRoute?
  /// What only some kinds have.
  var extra: NodeExtra?
  var children = Children()
  // Small, since there may be many nodes.
  private var place: Int32
  private var selected: Int32 = 0
  private var use: UInt32 = 0
  let kind: NodeKind
  /// Whether a split shows one column at a time.
  var isCollapsed = false

  init(
    id: NodeID, parent: NodeID?, kind: NodeKind, position: Int, route: AnyRoute?,
    extra: NodeExtra? = nil
  ) {
    self.id = id
    self.parent = parent
    self.route = route
    self.extra = extra
    self.kind = kind
    place = Int32(position)
  }

  /// The place in the parent.
  var position: Int {
    get { Int(place) }
    set { place = Int32(newValue) }
  }

  /// When it was last chosen among the members of its container, counted as ids are; a node that
  /// never was is as old as its id.
  var lastUse: UInt64 {
    get { max(UInt64(use), id.raw) }
    set { use = UInt32(clamping: newValue) }
  }

  /// The place that was chosen last, in containers with members.
  var selection: Int {
    get { Int(selected) }
    set { selected = Int32(newValue) }
  }

  /// The same in another place.
  func moved(to position: Int, of parent: NodeID?) -> Node {
    var moved = self
    moved.parent = parent
    moved.position = position
    return moved
  }

  /// Whether there is such a place and a node stands there.
  func isEntered(at position: Int) -> Bool {
    (0..<children.count).contains(position) && children[position].id != nil
  }
}

/// A node on the heap: leaves of the tree's map are one reference wide.
final class NodeBox: Sendable {
  let node: Node

  init(_ node: Node) {
    self.node = node
  }
}
