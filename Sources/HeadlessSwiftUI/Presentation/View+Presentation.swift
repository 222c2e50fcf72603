extension View {
  /// Presents a sheet while a binding is true.
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modified(by: PresentationModifier.whether(.sheet, isPresented, onDismiss, content))
  }

  /// Presents a sheet while a binding has an item.
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modified(by: PresentationModifier.item(.sheet, item, onDismiss, content))
  }

  /// Covers the screen while a binding is true.
  @available(iOS 14.0, *)
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modified(by: PresentationModifier.whether(.cover, isPresented, onDismiss, content))
  }

  /// Covers the screen while a binding has an item.
  @available(iOS 14.0, *)
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modified(by: PresentationModifier.item(.cover, item, onDismiss, content))
  }

  /// Keeps a user from closing the presentation with a gesture (S30).
  @available(iOS 15.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified(by: DismissDisabledModifier(isDisabled: isDisabled))
  }
}

private struct DismissDisabledModifier: NodeModifier {
  let isDisabled: Bool

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    let decision = node.graph.stage.assumptions.dismissDecision
    scribe.layer?.decideDismissal(isDisabled: isDisabled, isFinal: decision == .outermost)
    content()
  }
}
