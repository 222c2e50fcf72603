import Portolan

/// Presents the dialog that stands over a layer, with the app's words.
struct DialogPresenter: ViewModifier {
  let layer: LayerModel
  /// The name of the view that it points at; nil for the whole layer.
  var source: String?

  func body(content: Content) -> some View {
    let words = layer.next?.words
    let title = Text(words?.title ?? "")
    content
      .alert(
        title, isPresented: isPresented(.alert), presenting: words, actions: buttons,
        message: message
      )
      .confirmationDialog(
        title, isPresented: isPresented(.dialog), titleVisibility: .visible, presenting: words,
        actions: buttons, message: message)
  }

  /// Two bindings, or they drop each other (S23).
  private func isPresented(_ kind: PresentationStyle.Kind) -> Binding<Bool> {
    Bindable(layer)[dynamicMember: \.[dialog: kind, from: source]]
  }

  @ViewBuilder private func buttons(of words: DialogWords) -> some View {
    ForEach(words.choices.indices, id: \.self) { place in
      let choice = words.choices[place]
      Button(
        choice.text, role: choice.isDestructive ? .destructive : nil, action: choice.action)
    }
    Button(words.cancel, role: .cancel) {}
  }

  @ViewBuilder private func message(of words: DialogWords) -> some View {
    if let message = words.message { Text(message) }
  }
}
