import Portolan

struct TabsView: View {
  @Bindable var tabs: TabsModel
  let nodes: Nodes

  var body: some View {
    TabView(selection: $tabs.bound) {
      ForEach(tabs.members) { member in
        // Nothing stands in a slot; the tab of no view at all would have no item (S57).
        VStack { if let node = member.node { NodeView(id: node, nodes: nodes) } }
          .tabItem { member.route.flatMap(nodes.tabLabel) }
          .tag(member.place)
      }
    }
  }
}
