import Portolan

/// Shows a node: a screen, or a container with its contents.
struct NodeView: View {
  let id: NodeID
  let nodes: Nodes

  /// Another node in the same place is another view, with its own state.
  var body: some View {
    Group {
      switch nodes.existing(id) {
      case let screen as ScreenModel: ScreenView(screen: screen)
      case let stack as StackModel: StackView(stack: stack, nodes: nodes)
      case let tabs as TabsModel: TabsView(tabs: tabs, nodes: nodes)
      default: EmptyView()
      }
    }
    .id(id)
  }
}
