import Portolan

/// Shows a container of the app's own.
struct ContainerView: View {
  let container: TabsModel
  let adapter: any ContainerAdapter
  let nodes: Nodes

  /// One view, whatever the app returns (S57).
  var body: some View { VStack { nodes.view(of: container, under: adapter) } }
}

/// A plain container: its members, one over the other.
struct MembersView: View {
  let members: [ContainerMember]

  var body: some View { ZStack { ForEach(members) { $0 } } }
}
