extension View {
  /// Shows a view above the bar of a `TabView`, whichever tab is shown.
  @available(iOS 26.0, *)
  @available(visionOS, unavailable)
  nonisolated public func tabViewBottomAccessory<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    VStack {
      self
      content()
    }
  }
}
