import Portolan

/// The parts, one over the other; only the front one is visible and takes touches.
struct PartsView: View {
  let parts: PartsModel
  let nodes: Nodes

  var body: some View {
    ZStack {
      ForEach(parts.parts) { part in
        NodeView(id: part.id, nodes: nodes).id(part.switches)
          // Its first layout, from no safe area to the right one, is not part of the motion (S68).
          .transaction { if part.isComing { $0.animation = nil } }
          .environment(\.isKeptOutOfSight) { parts.isHidden(part.id) }
          .opacity(part.isHidden ? 0 : 1)
          .allowsHitTesting(!part.isHidden && !part.isLeaving)
          .accessibilityHidden(part.isHidden || part.isLeaving)
          .transition(.asymmetric(insertion: part.insertion, removal: .identity))
      }
    }
  }
}
