import Portolan

extension ScreenModel {
  /// The kind of a node; the app's own container has an adapter too.
  struct Kind: Sendable {
    let node: NodeKind
    let adapter: (any ContainerAdapter)?

    /// The brackets of a container's members in a picture.
    var enclosure: Picture.Enclosure { node == .pages ? .pages : .members }

    /// The name of the app's own container.
    var suffix: String { adapter.map { "#\(type(of: $0).name)" } ?? "" }
  }
}

extension ScreenModel.Kind: Equatable {
  /// Compares the kinds; an adapter comes with its node and never changes.
  static func == (one: Self, other: Self) -> Bool { one.node == other.node }
}

extension ScreenModel.Content {
  /// The initial content of a node.
  init(of id: NodeID, in tree: NavigationTree) {
    let places = (0..<tree.placeCount(of: id)).map { place in
      ScreenModel.Place(
        member: tree.memberRoute(at: place, of: id), node: tree.child(at: place, of: id))
    }
    switch tree.kind(of: id) {
    case .screen, .foreign: self = .screen
    case .stack: self = .stack(tree.children(of: id))
    case .tabs, .pages, .custom: self = .members(places, selected: tree.selection(of: id))
    case .split:
      self = .split(places, column: tree.selection(of: id), isCollapsed: tree.isCollapsed(id))
    }
  }

  /// The positions of a container with a fixed number of them; empty for others.
  var places: [ScreenModel.Place] {
    get {
      switch self {
      case .members(let places, _), .split(let places, _, _): return places
      case .screen, .stack: return []
      }
    }
    set {
      switch self {
      case .members(_, let selected): self = .members(newValue, selected: selected)
      case .split(_, let column, let isCollapsed):
        self = .split(newValue, column: column, isCollapsed: isCollapsed)
      case .screen, .stack: return
      }
    }
  }

  /// The position in front; nil for a screen and an empty container.
  var front: Int? {
    switch self {
    case .stack(let elements): return elements.isEmpty ? nil : elements.count - 1
    case .members(let places, let selected), .split(let places, let selected, _):
      return places.indices.contains(selected) ? selected : nil
    case .screen: return nil
    }
  }

  /// The same with another position in front; a stack stays as it is.
  func showing(_ place: Int) -> Self {
    switch self {
    case .members(let places, _): return .members(places, selected: place)
    case .split(let columns, _, let isCollapsed):
      return .split(columns, column: place, isCollapsed: isCollapsed)
    case .screen, .stack: return self
    }
  }

  /// The node at a position; nil for a slot.
  func node(at place: Int) -> NodeID? {
    if case .stack(let elements) = self { return elements[place] }
    return places[place].node
  }
}
