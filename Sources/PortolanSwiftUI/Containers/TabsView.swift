import Portolan

struct TabsView: View {
  @Bindable var tabs: TabsModel
  let nodes: Nodes

  var body: some View {
    TabView(selection: $tabs.bound) {
      ForEach(tabs.members) { member in
        // One view, also for a slot; the tab of no view at all would have no item (S57).
        VStack {
          if let node = member.node {
            NodeView(id: node, nodes: nodes)
          } else if tabs.mayListUnderMore {
            SlotProbe(tabs: tabs, place: member.place)
          }
        }
        .tabItem { member.route.flatMap(nodes.tabLabel) }
        .tag(member.place)
      }
    }
    .background { if tabs.mayListUnderMore { SelectionProbe(tabs: tabs) } }
  }
}

/// Goes on when SwiftUI has seen a selection; a view of its own, so that no selection evaluates the tabs.
private struct SelectionProbe: View {
  let tabs: TabsModel

  var body: some View { Spacer().onChange(of: tabs.selection, initial: true) { tabs.wasSeen() } }
}
