#if DEBUG && Inspector
import Portolan

extension TreeChart {
  /// Draws a tree, without values of routes that are not loggable.
  init(_ tree: NavigationTree) {
    for (root, style) in zip(tree.layerRoots, tree.layerStyles) {
      let isBase = root == tree.layerRoots.first
      add(root, as: style.map { "\($0)" } ?? (isBase ? "base" : "foreign"), in: tree)
    }
    for root in tree.keptLayerRoots { add(root, as: "kept", isKept: true, in: tree) }
  }

  private mutating func add(
    _ root: NodeID, as style: String, isKept: Bool = false, in tree: NavigationTree
  ) {
    add(root, parent: nil, isSelected: false, in: tree)
    layers.append(Layer(style: style, root: Self.number(root), isKept: isKept))
  }

  private mutating func add(
    _ id: NodeID, parent: NodeID?, isSelected: Bool, in tree: NavigationTree
  ) {
    let kind = tree.kind(of: id)
    nodes.append(
      Node(
        id: Self.number(id), parent: parent.map(Self.number), kind: kind.rawValue,
        name: tree.route(of: id)?.label.text ?? "", isVisible: tree.isVisible(id),
        isSelected: isSelected))
    for place in 0..<tree.placeCount(of: id) {
      let isSelected = kind.hasMembers && place == tree.selection(of: id)
      if let child = tree.child(at: place, of: id) {
        add(child, parent: id, isSelected: isSelected, in: tree)
      } else {
        addSlot(place, of: id, isSelected: isSelected, in: tree)
      }
    }
  }

  private mutating func addSlot(
    _ place: Int, of container: NodeID, isSelected: Bool, in tree: NavigationTree
  ) {
    nodes.append(
      Node(
        id: -nodes.count, parent: Self.number(container), kind: "slot",
        name: tree.memberRoute(at: place, of: container)?.label.text ?? "", isVisible: false,
        isSelected: isSelected))
  }

  private static func number(_ id: NodeID) -> Int { Int(id.raw) }
}
#endif
