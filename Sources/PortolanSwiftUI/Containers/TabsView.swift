import Portolan

struct TabsView: View {
  @Bindable var tabs: TabsModel
  let nodes: Nodes

  var body: some View {
    TabView(selection: $tabs.bound) {
      ForEach(tabs.members) { member in
        // One view, also for a slot; the tab of no view at all would have no item (S57).
        VStack {
          // Tabs in a page are no pages themselves.
          if tabs.isPaged {
            content(of: member).tabViewStyle(.automatic)
          } else {
            content(of: member)
          }
        }
        .tabItem { member.route.flatMap(nodes.tabLabel) }
        .tag(member.place)
      }
    }
    .background { if tabs.isPaged || tabs.mayListUnderMore { SelectionProbe(tabs: tabs) } }
  }

  @ViewBuilder private func content(of member: TabsModel.Member) -> some View {
    if let node = member.node {
      NodeView(id: node, nodes: nodes)
    } else if tabs.mayListUnderMore {
      SlotProbe(tabs: tabs, place: member.place)
    }
  }
}

/// Goes on when SwiftUI has seen a selection; a view of its own, so that no selection evaluates the tabs.
private struct SelectionProbe: View {
  let tabs: TabsModel

  var body: some View { Spacer().onChange(of: tabs.selection, initial: true) { tabs.wasSeen() } }
}
