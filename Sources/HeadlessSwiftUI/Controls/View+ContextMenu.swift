extension View {
  /// Opens a menu of buttons for a finger that rests on the view.
  ///
  /// The model shows no previews, so it lacks the overload that takes one.
  nonisolated public func contextMenu<MenuItems>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View where MenuItems: View {
    ContextMenuView(content: self, items: menuItems())
  }
}

/// Content with a menu, which UIKit presents as it does every other (U165).
private struct ContextMenuView<Content: View, Items: View> {
  let content: Content
  let items: Items

  nonisolated init(content: Content, items: Items) { (self.content, self.items) = (content, items) }
}

extension ContextMenuView: View, PrimitiveView {
  func build(_ node: ViewNode) {
    node.placeChildren {
      node.place(content, at: .content, node.context)
      node.place(items, at: .part("menu"), node.context)
    }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    scribe.with(press: { [weak node] in node?.openMenu(at: .part("menu")) }) {
      for child in node.children where child.key == .content { child.describe(into: scribe) }
    }
  }
}
