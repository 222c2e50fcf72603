import Portolan

struct TabsView: View {
  @Bindable var tabs: TabsModel
  let nodes: Nodes

  var body: some View {
    TabView(selection: $tabs.bound) {
      ForEach(tabs.members) { member in
        MemberView(node: member.node, nodes: nodes)
          .tabItem { member.route.flatMap(nodes.tabLabel) }
          .tag(member.id)
      }
    }
  }
}

/// What stands in a tab; nothing in a slot.
private struct MemberView: View {
  let node: NodeID?
  let nodes: Nodes

  var body: some View {
    if let node { NodeView(id: node, nodes: nodes) }
  }
}
