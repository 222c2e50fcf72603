/// One element of what is shown: a screen or a container.
///
/// Most nodes are screens, so what only others have stands apart: there may be many nodes.
struct Node: Sendable, Equatable {
  let id: NodeID
  private var above: UInt64
  /// What it stands for; nil for a stack that needs no route, and for foreign screens.
  var route: AnyRoute?
  private var box: InteriorBox?
  private var place: Int32
  private var use: UInt32 = 0

  init(
    id: NodeID, parent: NodeID?, kind: NodeKind, position: Int, route: AnyRoute?,
    extra: NodeExtra? = nil
  ) {
    self.id = id
    above = parent?.raw ?? 0
    self.route = route
    place = Int32(position)
    if kind != .screen || extra != nil { box = InteriorBox(Interior(kind: kind, extra: extra)) }
  }

  /// What it stands in; ids are counted from 1.
  private(set) var parent: NodeID? {
    get { above == 0 ? nil : NodeID(raw: above) }
    set { above = newValue?.raw ?? 0 }
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
}

extension Node {
  /// The same in another place.
  func moved(to position: Int, of parent: NodeID?) -> Node {
    var moved = self
    moved.parent = parent
    moved.position = position
    return moved
  }
}

extension Node {
  var kind: NodeKind { box?.interior.kind ?? .screen }

  var children: Children {
    get { box?.interior.children ?? Children() }
    set { interior.children = newValue }
  }

  /// The place that was chosen last, in containers with members.
  var selection: Int {
    get { box?.interior.selection ?? 0 }
    set { interior.selection = newValue }
  }

  /// Whether a split shows one column at a time.
  var isCollapsed: Bool {
    get { box?.interior.isCollapsed ?? false }
    set { interior.isCollapsed = newValue }
  }

  /// What only some kinds have.
  var extra: NodeExtra? {
    get { box?.interior.extra }
    set { interior.extra = newValue }
  }

  /// Whether there is such a place and a node stands there.
  func isEntered(at position: Int) -> Bool {
    (0..<children.count).contains(position) && children[position].id != nil
  }

  private var interior: Interior {
    get { box?.interior ?? .ofScreen }
    set { box = newValue == .ofScreen ? nil : InteriorBox(newValue) }
  }

  /// What a screen has none of.
  fileprivate struct Interior: Sendable, Equatable {
    let kind: NodeKind
    var children = Children()
    var selection = 0
    var isCollapsed = false
    var extra: NodeExtra?

    static let ofScreen = Interior(kind: .screen)
  }

  fileprivate final class InteriorBox: Sendable, Equatable {
    let interior: Interior

    init(_ interior: Interior) {
      self.interior = interior
    }

    static func == (one: InteriorBox, other: InteriorBox) -> Bool {
      one === other || one.interior == other.interior
    }
  }
}

/// A node on the heap: leaves of the tree's map are one reference wide.
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

  /// The place on the visible path; nil for screens and for containers without members.
  var front: Int? { kind.rules?.front(state) }

  /// The child on the visible path; nil for screens and where a slot is.
  var frontChild: NodeID? { front.flatMap { children[$0].id } }

  /// Whether a place is seen while the container is in view.
  func shows(_ place: Int) -> Bool { kind.rules?.shows(place, state) ?? false }

  /// The children that are seen while the container is in view, the front one last.
  var shownChildren: [NodeID] {
    guard let rules = kind.rules, let front else { return [] }
    // What is seen beside the front is entered with it: there may be thousands of other members.
    let companions = rules.companions(state)
    if companions.isEmpty { return children[front].id.map { [$0] } ?? [] }
    let beside = companions.filter { $0 != front && rules.shows($0, state) }.sorted()
    return (beside + [front]).compactMap { children[$0].id }
  }
}

/// What only a few nodes have, apart, so that the others need no room for it.
final class NodeExtra: Sendable, Equatable {
  /// How the app's own container behaves.
  let adapter: AnyContainerAdapter?
  /// Whose screen it is, when it is none of ours.
  let foreign: ForeignID?

  /// The models that were saved with it, each as JSON by its type's name; they are made when asked for.
  let models: SavedModels

  init(
    adapter: AnyContainerAdapter? = nil, foreign: ForeignID? = nil, models: SavedModels = [:]
  ) {
    self.adapter = adapter
    self.foreign = foreign
    self.models = models
  }

  static func == (one: NodeExtra, other: NodeExtra) -> Bool {
    one.adapter == other.adapter && one.foreign == other.foreign && one.models == other.models
  }
}

/// Models of a screen as JSON, each by the name of its type.
package typealias SavedModels = [String: String]

/// Names a node of a navigation tree; never used twice in a scene.
public struct NodeID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  package let raw: UInt64

  package init(raw: UInt64) {
    self.raw = raw
  }

  /// Older nodes come first.
  public static func < (one: Self, other: Self) -> Bool { one.raw < other.raw }

  /// The number: `#7`.
  public var description: String { "#\(raw)" }
}
