import Portolan

/// What a layer asks in the app's words; two bindings, or they drop each other (S23).
extension View {
  /// Presents the alert that stands over a layer.
  func alert(over layer: LayerModel) -> some View {
    let words = layer.next?.words
    return alert(
      Text(words?.title ?? ""),
      isPresented: Bindable(layer)[dynamicMember: \.[dialog: .alert, from: nil]],
      presenting: words, actions: { $0.buttons }, message: { $0.text })
  }

  /// Presents the confirmation dialog that stands over a layer, at the view that it points at.
  func confirmationDialog(over layer: LayerModel, from source: String? = nil) -> some View {
    let words = layer.next?.words
    return confirmationDialog(
      Text(words?.title ?? ""),
      isPresented: Bindable(layer)[dynamicMember: \.[dialog: .confirmationDialog, from: source]],
      titleVisibility: .visible, presenting: words, actions: { $0.buttons }, message: { $0.text })
  }
}

extension DialogWords {
  @MainActor @ViewBuilder fileprivate var buttons: some View {
    ForEach(choices.indices, id: \.self) { position in
      let choice = choices[position]
      Button(
        choice.text, role: choice.isDestructive ? .destructive : nil, action: choice.action)
    }
    Button(cancel, role: .cancel) {}
  }

  @MainActor @ViewBuilder fileprivate var text: some View {
    if let message { Text(message) }
  }
}
