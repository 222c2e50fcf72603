extension View {
  /// Puts views behind the view.
  @available(iOS 15.0, *)
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    LayeredView(back: content(), content: self, front: EmptyView())
  }

  /// Puts views in front of the view.
  @available(iOS 15.0, *)
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    LayeredView(back: EmptyView(), content: self, front: content())
  }
}

private struct LayeredView<Back: View, Content: View, Front: View> {
  let back: Back
  let content: Content
  let front: Front
  nonisolated init(back: Back, content: Content, front: Front) {
    (self.back, self.content, self.front) = (back, content, front)
  }
}

extension LayeredView: View, PrimitiveView {
  func build(_ node: ViewNode) {
    node.placeChildren {
      node.place(back, at: .part("back"), node.context)
      node.place(content, at: .content, node.context)
      node.place(front, at: .part("front"), node.context)
    }
  }
}

extension LayeredView: FactBearing {
  func facts(_ facts: inout ViewFacts) { (content as? any FactBearing)?.facts(&facts) }
}
