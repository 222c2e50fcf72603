import Portolan

struct TabsView: View {
  @Bindable var tabs: TabsModel
  let nodes: Nodes

  var body: some View {
    let listed = ListedTab.all(tabs.members, nodes.listings(of: tabs.members))
    list(listed).background { SelectionProbe(tabs: tabs) }
  }

  @ViewBuilder private func list(_ listed: [ListedTab]) -> some View {
    if #available(iOS 18.0, visionOS 2.0, *), tabs.hasValues {
      TabView(selection: $tabs.bound) {
        ForEach(ListedTab.sections(listed)) { section in
          if let title = section.title {
            TabSection(title) { ForEach(section.tabs) { tab($0) } }
          } else {
            ForEach(section.tabs) { tab($0) }
          }
        }
      }
    } else {
      TabView(selection: $tabs.bound) {
        ForEach(listed) { listed in
          page(of: listed.member)
            .tabItem { label(of: listed.member) }
            .badge(listed.badge)
            .tag(listed.member.place)
        }
      }
    }
  }

  @available(iOS 18.0, visionOS 2.0, *)
  private func tab(_ listed: ListedTab) -> some TabContent<Int> {
    Tab(value: listed.member.place, role: listed.isSearch ? .search : nil) {
      page(of: listed.member)
    } label: {
      label(of: listed.member)
    }
    .badge(listed.badge)
  }

  private func label(of member: TabsModel.Member) -> AnyView? {
    member.route.flatMap(nodes.tabLabel)
  }

  /// One view, also for a slot; the tab of no view at all would have no item (S57).
  private func page(of member: TabsModel.Member) -> some View {
    VStack {
      // Tabs in a page are no pages themselves.
      if tabs.isPaged {
        content(of: member).tabViewStyle(.automatic)
      } else {
        content(of: member)
      }
    }
  }

  @ViewBuilder private func content(of member: TabsModel.Member) -> some View {
    if let node = member.node {
      NodeView(id: node, nodes: nodes)
    } else if tabs.hasBar {
      SlotProbe(tabs: tabs, place: member.place)
    }
  }
}

/// Goes on when SwiftUI has seen a selection; a view of its own, so that no selection evaluates the tabs.
private struct SelectionProbe: View {
  let tabs: TabsModel

  var body: some View {
    Spacer().onChange(of: tabs.selection, initial: true) {
      tabs.update.saw($1, newest: tabs.selection)
    }
  }
}
