#if DEBUG && Inspector
import Portolan

extension TreeChart {
  /// Draws a tree, without values of routes that are not loggable.
  init(_ tree: NavigationTree) {
    let order = tree.outlineOrder
    let saved = SavedTree(tree, listing: MapSet()).redacted
    outline = saved.outline
    names = saved.routes.map(\.label.text)
    ids = order.map { Int($0.raw) }
    visible = order.indices.filter { tree.isVisible(order[$0]) }
    slots = order.indices.flatMap { Slot.all(of: order[$0], at: $0, in: tree) }
  }
}

extension TreeChart.Slot {
  fileprivate static func all(of id: NodeID, at parent: Int, in tree: NavigationTree) -> [Self] {
    (0..<tree.placeCount(of: id)).filter { tree.child(at: $0, of: id) == nil }.map { position in
      Self(
        parent: parent, position: position,
        name: tree.memberRoute(at: position, of: id)?.label.text ?? "",
        isSelected: tree.kind(of: id).hasMembers && position == tree.selection(of: id))
    }
  }
}
#endif
