import Portolan

/// Presents what stands over a layer, which presents the next itself: a chain, as the layers are.
struct LayerPresenter: ViewModifier {
  @Bindable var layer: LayerModel
  let nodes: Nodes

  func body(content: Content) -> some View {
    content
      .sheet(item: $layer.sheet, onDismiss: layer.ended) { LayerView(layer: $0, nodes: nodes) }
      .fullScreenCover(item: $layer.cover, onDismiss: layer.ended) {
        LayerView(layer: $0, nodes: nodes)
      }
      .onChange(of: layer.next?.content) { layer.update.updated() }
  }
}

private struct LayerView: View {
  let layer: LayerModel
  let nodes: Nodes

  var body: some View {
    if let content = layer.content {
      NodeView(id: content, nodes: nodes).modifier(LayerPresenter(layer: layer, nodes: nodes))
    }
  }
}
