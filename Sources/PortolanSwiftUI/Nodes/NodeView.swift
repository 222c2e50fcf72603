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
      case let stack as StackModel:
        nodes.modified(AnyView(StackView(stack: stack, nodes: nodes)), for: stack.route) {
          $0.stack
        }
      case let tabs as TabsModel: view(of: tabs)
      case let split as SplitModel:
        nodes.modified(AnyView(SplitView(split: split, nodes: nodes)), for: split.route) {
          $0.split
        }
      // One view: a stack that a new path still reaches keeps its modifiers (S57).
      default: VStack {}
      }
    }
    .id(id)
  }

  @ViewBuilder private func view(of tabs: TabsModel) -> some View {
    switch tabs.look {
    case .tabs: modified(tabs)
    // Outside, so that the app's own style of pages counts.
    case .pages: modified(tabs).tabViewStyle(.page)
    case .own(let adapter): ContainerView(container: tabs, adapter: adapter, nodes: nodes)
    }
  }

  private func modified(_ tabs: TabsModel) -> AnyView {
    nodes.modified(AnyView(TabsView(tabs: tabs, nodes: nodes)), for: tabs.route) { $0.tabs }
  }
}
