import Portolan

extension SceneHost {
  /// The screen in front within a node's containers, as they are to be; nil in an empty slot.
  func leaf(of id: NodeID) -> NodeID? {
    switch nodes.existing(id) {
    case .screen?: return id
    case .stack(let stack)?: return stack.top
    case .tabs(let tabs)?: return tabs.selectedNode.flatMap(leaf)
    case nil: return nil
    }
  }

  func isVisible(_ id: NodeID) -> Bool { nodes.screen(id)?.phase == .visible }
}
