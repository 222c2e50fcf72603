import Portolan

struct StackView: View {
  @Bindable var stack: StackModel
  let nodes: Nodes

  var body: some View {
    NavigationStack(path: $stack.bound) {
      NodeView(id: stack.root, nodes: nodes)
        // Once, at the root: elsewhere it may not be seen (S8).
        .navigationDestination(for: NodeID.self) { NodeView(id: $0, nodes: nodes) }
    }
    .onChange(of: stack.path) { stack.update.updated() }
  }
}
