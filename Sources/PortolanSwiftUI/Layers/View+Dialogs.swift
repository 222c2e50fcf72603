import Portolan

/// What a layer asks in the app's words; two bindings, or they drop each other (S23).
extension View {
  /// Presents the alert that stands over a layer.
  func alert(over layer: LayerModel) -> some View {
    let dialog = layer.dialog
    return alert(
      Text(dialog?.words?.title ?? ""),
      isPresented: Bindable(layer)[
        dynamicMember: \.[dialog: dialog?.content, .alert, from: nil, isHidden: false]],
      presenting: dialog, actions: { $0.buttons }, message: { $0.text })
  }

  /// Presents the confirmation dialog that stands over a layer, at the view that it points at.
  func confirmationDialog(
    over layer: LayerModel, from source: SourceName? = nil, isHidden: Bool = false
  ) -> some View {
    let dialog = layer.dialog
    return confirmationDialog(
      Text(dialog?.words?.title ?? ""),
      isPresented: Bindable(layer)[
        dynamicMember:
          \.[
            dialog: dialog?.content, .confirmationDialog, from: source, isHidden: isHidden]],
      titleVisibility: .visible, presenting: dialog, actions: { $0.buttons }, message: { $0.text })
  }
}

extension LayerModel {
  /// The dialog over this layer.
  fileprivate var dialog: LayerModel? { next?.words == nil ? nil : next }

  @ViewBuilder fileprivate var buttons: some View {
    let choices = words?.choices ?? []
    ForEach(choices.indices, id: \.self) { position in
      let choice = choices[position]
      Button(choice.text, role: choice.isDestructive ? .destructive : nil) {
        self.choose(choice)
      }
    }
    Button(words?.cancel ?? "", role: .cancel) {}
  }

  @ViewBuilder fileprivate var text: some View {
    if let message = words?.message { Text(message) }
  }
}
