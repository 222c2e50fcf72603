import Portolan

/// Shows a node: a screen, or a container with what is in it.
struct NodeView: View {
  let id: NodeID
  let nodes: Nodes

  /// Another node in the same place is another view, with state of its own.
  var body: some View {
    Group {
      switch nodes.existing(id) {
      case .screen(let screen)?: ScreenView(screen: screen)
      case .stack(let stack)?: StackView(stack: stack, nodes: nodes)
      case .tabs(let tabs)?: TabsView(tabs: tabs, nodes: nodes)
      case nil: EmptyView()
      }
    }
    .id(id)
  }
}
