import Portolan

/// Shows a container of the app's own.
struct ContainerView: View {
  let container: TabsModel
  let nodes: Nodes

  /// One view, whatever the app returns (S57).
  var body: some View {
    VStack { nodes.container(container) }
      .onChange(of: container.selection, initial: true) { container.wasSeen() }
  }
}

/// A plain container: the selected member and those beside it fill it, and the others keep their state
/// out of sight.
struct SelectedMember: View {
  let members: [ContainerMember]

  var body: some View {
    ZStack {
      ForEach(members) { member in
        member
          .opacity(member.isShown ? 1 : 0)
          .allowsHitTesting(member.isShown)
          .accessibilityHidden(!member.isShown)
      }
    }
  }
}
