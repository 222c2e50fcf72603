/// A stack whose links push views, as apps have it that began before `NavigationStack`.
///
/// The model has the stack alone: where there is room for columns and the style lets them come, it
/// records a fault and shows the stack all the same.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "use NavigationStack or NavigationSplitView instead"
)
public struct NavigationView<Content> where Content: View {
  let content: Content

  /// Creates a stack; views after the first one belong in columns, and are not shown here.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View, PrimitiveView {
  /// A stack is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    let model = node.attachment as? StackModel ?? StackModel(node)
    node.attachment = model
    guard !node.isOwnOnly else {
      model.updatePath()
      return
    }
    reportColumns(node)
    let lists = node.graph.stage.assumptions.modifiedLists
    let parts = node.tracked { ErasedView.of(content).parts(under: [], lists) }
    model.path = model.ownPath
    model.update(root: parts.first?.view ?? ErasedView.of(EmptyView()))
  }

  @MainActor private func reportColumns(_ node: ViewNode) {
    let environment = node.context.environment
    guard environment.horizontalSizeClass == .regular, environment.showsNavigationColumns,
      !node.graph.stage.hasReportedColumns
    else { return }
    node.graph.stage.hasReportedColumns = true
    node.graph.stage.report(
      "NavigationView: columns are not modelled; use navigationViewStyle(.stack)")
  }

  func inherit(_ node: ViewNode) {
    reportColumns(node)
    (node.attachment as? StackModel)?.inherit()
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    (node.attachment as? StackModel)?.describe(into: scribe)
  }

  func remove(_ node: ViewNode) { (node.attachment as? StackModel)?.remove() }
}
