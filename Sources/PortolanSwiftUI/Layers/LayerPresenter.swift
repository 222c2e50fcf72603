import Portolan

/// Presents what stands over a layer, which presents the next itself: a chain, as the layers are.
struct LayerPresenter: ViewModifier {
  @Bindable var layer: LayerModel
  let nodes: Nodes

  func body(content: Content) -> some View {
    content
      .environment(\.layerPresenter, self)
      .sheet(item: $layer[sheet: layer.next?.content], onDismiss: layer.ended, content: view)
      .fullScreenCover(
        item: $layer[cover: layer.next?.content], onDismiss: layer.ended, content: view
      )
      .alert(over: layer)
      .confirmationDialog(over: layer)
      .overlay {
        if let own = layer.next, let presentation = own.presentation {
          presentation(AnyView(view(of: own)), own.askToClose)
            .id(own.id)
            .onDisappear(perform: layer.ended)
        }
      }
      .onChange(of: layer.next?.content, initial: true) { layer.saw($1) }
  }

  @ViewBuilder func view(of layer: LayerModel) -> some View {
    if let content = layer.content {
      NodeView(id: content, nodes: nodes)
        .modifier(LayerLook(id: content, style: layer.style, nodes: nodes))
        .modifier(LayerPresenter(layer: layer, nodes: nodes))
        .modifier(Zoom(id: layer.style?.kind == .popover ? nil : content, nodes: nodes))
    }
  }
}

extension EnvironmentValues {
  /// What presents over the layer around a view.
  var layerPresenter: LayerPresenter? {
    get { self[LayerPresenterKey.self] }
    set { self[LayerPresenterKey.self] = newValue }
  }
}

private struct LayerPresenterKey: EnvironmentKey {
  static var defaultValue: LayerPresenter? { nil }
}
