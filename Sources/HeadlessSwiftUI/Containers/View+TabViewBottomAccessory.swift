extension View {
  /// Shows a view above the bar of a `TabView`, whichever tab is shown.
  @available(iOS 26.0, *)
  @available(visionOS, unavailable)
  nonisolated public func tabViewBottomAccessory<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    VStack {
      self
      content().modified(by: FootModifier())
    }
  }
}

/// Says that views stand at the lower edge, which a card covers where there is little room.
private struct FootModifier: NodeModifier {
  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    scribe.with(hittable: scribe.isFootHittable, content)
  }
}
