import Portolan

extension ScreenModel {
  /// What a node is; the app's own container has an adapter too.
  struct Kind: Sendable {
    let node: NodeKind
    let adapter: (any ContainerAdapter)?

    /// How the members of a container are enclosed in a picture.
    var enclosure: Picture.Enclosure { node == .pages ? .pages : .members }

    /// The app's own container says what it is.
    var suffix: String { adapter.map { "#\(type(of: $0).name)" } ?? "" }
  }
}

extension ScreenModel.Kind: Equatable {
  /// Whether both are of one kind; an adapter comes with its node and never changes.
  static func == (one: Self, other: Self) -> Bool { one.node == other.node }
}

extension ScreenModel.Content {
  /// What a node of a tree begins with.
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

  /// The places of a container that has them from the start; none for others.
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

  /// The place in front; nil for a screen and an empty container.
  var front: Int? {
    switch self {
    case .stack(let elements): return elements.isEmpty ? nil : elements.count - 1
    case .members(let places, let selected), .split(let places, let selected, _):
      return places.indices.contains(selected) ? selected : nil
    case .screen: return nil
    }
  }

  /// The same with another place in front; a stack has no choice.
  func showing(_ place: Int) -> Self {
    switch self {
    case .members(let places, _): return .members(places, selected: place)
    case .split(let columns, _, let isCollapsed):
      return .split(columns, column: place, isCollapsed: isCollapsed)
    case .screen, .stack: return self
    }
  }

  /// What stands at a place; nil for a slot.
  func node(at place: Int) -> NodeID? {
    if case .stack(let elements) = self { return elements[place] }
    return places[place].node
  }
}
