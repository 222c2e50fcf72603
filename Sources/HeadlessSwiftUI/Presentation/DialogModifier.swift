/// Presents a dialog while a binding is true.
struct DialogModifier<Content: View> {
  let style: Layer.Style
  let isPresented: Binding<Bool>
  /// Nil where there are no data for it.
  let content: Content?
}

extension DialogModifier {
  var presentation: PresentationModifier {
    PresentationModifier(
      style: style,
      request: {
        guard isPresented.latest, let content else { return nil }
        return PresentationRequest(item: AnyHashable(true)) { ErasedView.of(content) }
      }, clear: { isPresented.wrappedValue = false }, onDismiss: nil)
  }
}

extension View {
  nonisolated func dialog<Actions: View, Message: View>(
    _ style: Layer.Style, _ title: Text, _ isPresented: Binding<Bool>, _ actions: Actions,
    _ message: Message, isTitleVisible: Bool = true
  ) -> some View {
    let content = DialogContent(
      title: title, isTitleVisible: isTitleVisible, actions: actions, message: message)
    return modified(
      by: DialogModifier(style: style, isPresented: isPresented, content: content).presentation)
  }

  /// The same for data, which must be there.
  nonisolated func dialog<Data, Actions: View, Message: View>(
    _ style: Layer.Style, _ title: Text, _ isPresented: Binding<Bool>, presenting data: Data?,
    _ actions: (Data) -> Actions, _ message: (Data) -> Message, isTitleVisible: Bool = true
  ) -> some View {
    let content = data.map { data in
      FixedView(
        DialogContent(
          title: title, isTitleVisible: isTitleVisible, actions: actions(data),
          message: message(data)))
    }
    return modified(
      by: DialogModifier(style: style, isPresented: isPresented, content: content).presentation)
  }
}
