/// Several screens, one of which is chosen in a bar.
public struct TabView<SelectionValue, Content>
where SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates tabs, with a binding to the tag of the chosen one.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView: View, PrimitiveView {
  /// Tabs are built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    let model = node.attachment as? TabsModel ?? TabsModel(node)
    node.attachment = model
    model.isPaged = node.context.environment.showsTabsAsPages
    guard !node.isOwnOnly else {
      model.updateSelection()
      return
    }
    if let selection {
      model.selection = TabSelection(
        get: { AnyHashable(selection.latest) },
        set: {
          guard let value = $0.base as? SelectionValue else { return false }
          selection.wrappedValue = value
          return true
        })
    }
    let lists = node.graph.stage.assumptions.modifiedLists
    model.update(parts: node.tracked { ErasedView.of(content).parts(under: [], lists) })
  }

  func inherit(_ node: ViewNode) { (node.attachment as? TabsModel)?.inherit() }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    (node.attachment as? TabsModel)?.describe(into: scribe)
  }

  func remove(_ node: ViewNode) { (node.attachment as? TabsModel)?.remove() }
}

@available(iOS 18.0, visionOS 2.0, *)
extension TabView {
  /// Creates tabs that are values, with a binding to the value of the chosen one.
  nonisolated public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.selection = selection
    self.content = TabContentBuilder.Content(content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs that keep the choice themselves.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}
