/// Presents content above the window while there is an item.
struct PresentationModifier: NodeModifier {
  let style: Layer.Style
  let item: () -> AnyHashable?
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  let content: (AnyHashable) -> ErasedView

  func update(_ node: ViewNode) {
    let presenter = node.attachment as? PresenterModel ?? PresenterModel(node, style: style)
    node.attachment = presenter
    presenter.update(
      wanted: node.tracked(item), clear: clear, onDismiss: onDismiss, content: content)
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
      style: style, item: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
      content: { _ in ErasedView.of(content()) })
  }

  /// Presents while a binding has an item; another identity is another presentation (S26).
  static func item<Item: Identifiable, Content: View>(
    _ style: Layer.Style, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> PresentationModifier {
    var last = item.wrappedValue
    return PresentationModifier(
      style: style,
      item: {
        if let value = item.wrappedValue { last = value }
        return item.wrappedValue.map { AnyHashable($0.id) }
      }, clear: { item.wrappedValue = nil }, onDismiss: onDismiss,
      content: { _ in
        // What was there last is shown while the presentation closes.
        guard let value = item.wrappedValue ?? last else { return ErasedView.of(EmptyView()) }
        return ErasedView.of(content(value))
      })
  }
}
