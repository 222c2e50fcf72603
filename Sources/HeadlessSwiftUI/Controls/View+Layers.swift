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

extension LayeredView: View, ViewList, ListFollowing {
  func build(_ node: ViewNode) {
    node.placeChildren {
      node.place(content, at: .content, node.context)
      placeLayers(node)
    }
  }

  /// Each view of the content has its own layers (S58).
  @MainActor private func placeLayers(_ node: ViewNode) {
    for element in node.placedElements {
      node.place(back, at: .layer(isBack: true, of: element), node.context)
      node.place(front, at: .layer(isBack: false, of: element), node.context)
    }
  }

  func follow(_ node: ViewNode) {
    let layered = node.children.filter(\.key.isLayer).map(\.key)
    let wanted = node.modifiedElements
    guard
      !wanted.allSatisfy({ layered.contains(.layer(isBack: true, of: $0)) })
        || layered.count != 2 * wanted.count
    else { return }
    node.placeChildren {
      node.keep(at: .content)
      placeLayers(node)
    }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    let fronts = node.children.filter { if case .layer(false, _) = $0.key { true } else { false } }
    let backs = node.children.filter { if case .layer(true, _) = $0.key { true } else { false } }
    let contents = node.children.filter { !$0.key.isLayer }
    for child in backs + contents + fronts { child.describe(into: scribe) }
  }
}

extension LayeredView: FactBearing {
  func facts(_ facts: inout ViewFacts) { (content as? any FactBearing)?.facts(&facts) }
}
