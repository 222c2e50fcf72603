/// Columns where there is room and the style has them, else a stack; links with a destination push it, or show it
/// in the next column.
///
/// Views after the first one hold the places of the next columns until a link fills them, as Apple's page of
/// `NavigationView.init(content:)` says. The model begins anew when columns become a stack, or a stack columns: what
/// bindings say is shown again.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "use NavigationStack or NavigationSplitView instead"
)
public struct NavigationView<Content> where Content: View {
  let content: Content

  /// Creates columns, or a stack, from the views of their places.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View, PrimitiveView {
  /// Columns and stacks are built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    let lists = node.graph.stage.assumptions.modifiedLists
    let parts = node.tracked { ErasedView.of(content).parts(under: [], lists) }.map(\.view)
    let count = columns(of: parts.count, in: node.context.environment)
    leave(node, unlessFor: count)
    if count > 1 { build(parts, in: count, node) } else { build(parts.first, node) }
  }

  /// How many columns there are; one is a stack.
  @MainActor private func columns(of parts: Int, in environment: EnvironmentValues) -> Int {
    guard environment.horizontalSizeClass == .regular else { return 1 }
    return min(max(parts, 2), environment.navigationColumns)
  }

  /// Takes down what is built for another number of columns.
  @MainActor private func leave(_ node: ViewNode, unlessFor count: Int) {
    let built = (node.attachment as? SplitModel)?.columns.count ?? 1
    guard node.attachment != nil, built != count else { return }
    remove(node)
    node.attachment = nil
  }

  @MainActor private func build(_ root: ErasedView?, _ node: ViewNode) {
    let model = node.attachment as? StackModel ?? StackModel(node)
    node.attachment = model
    guard !node.isOwnOnly else { return model.updatePath() }
    model.path = model.ownPath
    model.update(root: root ?? ErasedView.of(EmptyView()))
  }

  @MainActor private func build(_ parts: [ErasedView], in count: Int, _ node: ViewNode) {
    let names: [NavigationSplitViewColumn] =
      count == 2 ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    let model = node.attachment as? SplitModel ?? SplitModel(node, columns: names)
    node.attachment = model
    guard !node.isOwnOnly else { return model.updateValues() }
    let stacks = model.stacks ?? ColumnStacks()
    model.stacks = stacks
    model.update(
      views: (0..<count).map { place in
        let view = parts.indices.contains(place) ? parts[place] : ErasedView.of(EmptyView())
        return ErasedView.of(NavigationColumn(view: view, place: place, stacks: stacks))
      })
  }

  func inherit(_ node: ViewNode) {
    let built = (node.attachment as? SplitModel)?.columns.count ?? 1
    let isOutOfDate = (built > 1) != (columns(of: 2, in: node.context.environment) > 1)
    if isOutOfDate { return build(node) }
    (node.attachment as? StackModel)?.inherit()
    (node.attachment as? SplitModel)?.inherit()
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    (node.attachment as? StackModel)?.describe(into: scribe)
    (node.attachment as? SplitModel)?.describe(into: scribe)
  }

  func remove(_ node: ViewNode) {
    (node.attachment as? StackModel)?.remove()
    (node.attachment as? SplitModel)?.remove()
  }
}
