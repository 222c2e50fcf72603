import Portolan

/// What a layer's style asks of SwiftUI from inside the layer; a style never changes.
struct LayerLook: ViewModifier {
  let id: NodeID
  let style: PresentationStyle?
  let nodes: Nodes

  func body(content: Content) -> some View {
    // That it is not disabled may not be said: out here it may count more than what a screen says (S59).
    if style?.isDismissable == false {
      sized(content).interactiveDismissDisabled()
    } else {
      sized(content)
    }
  }

  @ViewBuilder private func sized(_ content: Content) -> some View {
    if let style, let first = style.detents.first {
      content
        .presentationDetents(
          Set(style.detents.map(\.system)), selection: selection(of: style, first)
        )
        .presentationBackgroundInteraction(
          style.undimmed.map { .enabled(upThrough: $0.system) } ?? .automatic)
    } else {
      content
    }
  }

  /// The height at which it rests, which is read here, so that the view follows it.
  private func selection(
    of style: PresentationStyle, _ first: PresentationStyle.Detent
  ) -> Binding<PresentationDetent> {
    let detent = nodes.height(of: id)?.detent ?? first
    return Binding {
      detent.system
    } set: { new in
      if let chosen = style.detents.first(where: { $0.system == new }) {
        nodes.height(of: id)?.rest(at: chosen)
      }
    }
  }
}
