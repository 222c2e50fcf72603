import Portolan

struct StackView: View {
  @Bindable var stack: StackModel
  let nodes: Nodes

  var body: some View {
    NavigationStack(path: $stack.bound) {
      NodeView(id: stack.root, nodes: nodes)
        // Once, at the root: elsewhere it may not be seen (S8).
        .navigationDestination(for: NodeID.self) { view(of: $0) }
        // The elements' own type may be looked up, or that of the path (S65).
        .navigationDestination(for: AnyHashable.self) { element in
          if let id = element.base as? NodeID { view(of: id) }
        }
    }
    .onChange(of: stack.screens, initial: true) { stack.update.saw($1, newest: stack.screens) }
  }

  private func view(of id: NodeID) -> some View {
    NodeView(id: id, nodes: nodes)
      .modifier(Zoom(id: id, nodes: nodes))
      .background { AskingBack(id: id, nodes: nodes) }
  }
}

/// Hides Back while a screen asks before an element of a stack closes: SwiftUI does not ask first (S30).
///
/// What one of several pages says of Back may not reach the stack.
private struct AskingBack: View {
  let id: NodeID
  let nodes: Nodes

  var body: some View {
    if nodes.screens(in: id).contains(where: asks) { Spacer().navigationBarBackButtonHidden() }
  }

  private func asks(_ id: NodeID) -> Bool {
    (nodes.existing(id) as? ScreenModel)?.context?.asksBeforeLeaving == true
  }
}
