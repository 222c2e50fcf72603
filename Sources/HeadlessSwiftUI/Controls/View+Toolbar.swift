extension View {
  /// Puts controls into the bars around the screen.
  @available(iOS 14.0, *)
  nonisolated public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent {
    ToolbarView(content: self, items: ErasedView.of(ToolbarItems(content: content())))
  }

  /// Puts controls into the bars around the screen.
  @available(iOS 14.0, *)
  nonisolated public func toolbar<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    ToolbarView(content: self, items: ErasedView.of(content()))
  }
}
