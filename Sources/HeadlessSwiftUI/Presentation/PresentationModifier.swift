/// What is to be presented: whose it is, and what it shows.
struct PresentationRequest {
  let item: AnyHashable
  let content: () -> ErasedView
}

/// Presents content above the window while there is an item.
struct PresentationModifier: NodeModifier {
  let style: Layer.Style
  let request: () -> PresentationRequest?
  let clear: () -> Void
  let onDismiss: (() -> Void)?

  func update(_ node: ViewNode) {
    let presenter = node.attachment as? PresenterModel ?? PresenterModel(node, style: style)
    node.attachment = presenter
    presenter.update(request, clear: clear, onDismiss: onDismiss)
  }

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    let before = scribe.current.children.count
    content()
    guard let layer = (node.attachment as? PresenterModel)?.layer else { return }
    for made in scribe.current.children.dropFirst(before) { made.presented = layer }
  }

  func remove(_ node: ViewNode) { (node.attachment as? PresenterModel)?.remove() }
}

extension PresentationModifier {
  /// Presents while a binding is true.
  static func whether<Content: View>(
    _ style: Layer.Style, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> PresentationModifier {
    PresentationModifier(
      style: style,
      request: {
        guard isPresented.latest else { return nil }
        return PresentationRequest(item: AnyHashable(true)) { ErasedView.of(content()) }
      }, clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  /// Presents while a binding has an item; another identity is another presentation (S26).
  static func item<Item: Identifiable, Content: View>(
    _ style: Layer.Style, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> PresentationModifier {
    PresentationModifier(
      style: style,
      request: {
        // The value goes with the request: its content stays while the presentation closes.
        guard let value = item.latest else { return nil }
        return PresentationRequest(item: AnyHashable(value.id)) { ErasedView.of(content(value)) }
      }, clear: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}
