package import Portolan

/// Writes the screen of a stage in the syntax of a tree's picture.
///
/// It takes only names and kinds of containers from the tree.
@MainActor package struct PictureNames {
  private let tree: NavigationTree

  /// Names the nodes of a navigator; without one all are foreign.
  package init(_ scene: SceneNavigator?) { tree = scene?.tree ?? NavigationTree() }

  /// A screen of no navigator.
  package static let foreign = Picture.Element.screen("?")

  /// A screen.
  package func screen(_ id: NodeID) -> Picture.Element { .screen(name(of: id) ?? "?") }

  /// A stack with its elements.
  package func stack(_ id: NodeID?, _ elements: [Picture.Element]) -> Picture.Element {
    .stack(name: id.flatMap(name), elements)
  }

  /// A container with its members; nil for a member that was never entered.
  package func container(
    _ id: NodeID?, _ places: [Picture.Element?], selected: Int
  ) -> Picture.Element {
    let members = places.enumerated().map { place, element in
      Picture.Member(
        isSelected: place == selected, element: element ?? .slot(slot(place, of: id)))
    }
    guard let id, tree.contains(id) else {
      return .members(.members, name: "?", members)
    }
    let suffix = tree.adapter(of: id).map { "#\(type(of: $0).name)" } ?? ""
    return .members(enclosure(of: id), name: (name(of: id) ?? "") + suffix, members)
  }

  /// The container around a node; nil when there is none.
  package func container(around id: NodeID) -> NodeID? {
    tree.contains(id) ? tree.parent(of: id) : nil
  }

  /// The outermost of the app's own containers around a node, within another one.
  package func ownContainer(around id: NodeID, within outer: NodeID? = nil) -> NodeID? {
    var (found, inner): (NodeID?, NodeID) = (nil, id)
    while let parent = container(around: inner), parent != outer, tree.adapter(of: parent) != nil {
      (found, inner) = (parent, parent)
    }
    return found
  }

  /// The members of a container; nil for one that was never entered.
  package func members(of id: NodeID) -> [NodeID?] {
    (0..<tree.placeCount(of: id)).map { tree.child(at: $0, of: id) }
  }

  /// The member of a container around a node; nil for a node elsewhere.
  package func member(around id: NodeID, of container: NodeID) -> NodeID? {
    var inner = id
    while let parent = self.container(around: inner) {
      if parent == container { return inner }
      inner = parent
    }
    return nil
  }

  /// The position that a container has selected.
  package func selection(of id: NodeID) -> Int { tree.selection(of: id) }

  /// The style of the layer with this node; nil outside of layers.
  package func style(ofLayerWith id: NodeID) -> PresentationStyle? {
    guard tree.contains(id) else { return nil }
    var root = id
    while let parent = tree.parent(of: root) { root = parent }
    let place = tree.layerRoots.firstIndex(of: root)
    return place.flatMap { tree.layerStyles[$0] }
  }

  private func name(of id: NodeID) -> String? {
    tree.contains(id) ? tree.route(of: id)?.picture : nil
  }

  private func slot(_ place: Int, of id: NodeID?) -> String {
    guard let id, tree.contains(id), place < tree.placeCount(of: id) else { return "?" }
    return tree.memberRoute(at: place, of: id)?.picture ?? "?"
  }

  private func enclosure(of id: NodeID) -> Picture.Enclosure {
    switch tree.kind(of: id) {
    case .pages: return .pages
    case .split: return tree.isCollapsed(id) ? .columns : .split
    default: return .members
    }
  }
}

extension Picture {
  /// The picture of all windows of a stage, lowest first.
  package static func text(ofWindows windows: [[Layer]]) -> String {
    "\(Picture(layers: windows.flatMap(\.self)))"
  }
}

extension Picture.Layer {
  /// Makes a layer with the name of its presentation style; nil for the base content.
  package init(_ style: String?, showing content: Picture.Element) {
    self.init(style: style, content: content)
  }
}
