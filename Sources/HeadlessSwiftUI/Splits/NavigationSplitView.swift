/// Two or three columns, side by side where there is room, and on top of each other elsewhere.
@available(iOS 16.0, *)
public struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  /// Nil in a split of two columns.
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?

  /// Creates a split of three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, preferred) = (nil, nil)
  }

  /// Creates a split of three columns, with a binding to those that are shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, preferred) = (columnVisibility, nil)
  }

  /// Creates a split of two columns.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, preferred) = (nil, nil)
  }

  /// Creates a split of two columns, with a binding to those that are shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, preferred) = (columnVisibility, nil)
  }

  /// Creates a split of three columns, with a binding to the one on top where there is little room.
  @available(iOS 17.0, *)
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, preferred) = (nil, preferredCompactColumn)
  }

  /// Creates a split of three columns, with bindings to those that are shown and to the one on top.
  @available(iOS 17.0, *)
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, preferred) = (columnVisibility, preferredCompactColumn)
  }

  /// Creates a split of two columns, with a binding to the one on top where there is little room.
  @available(iOS 17.0, *)
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, preferred) = (nil, preferredCompactColumn)
  }

  /// Creates a split of two columns, with bindings to those that are shown and to the one on top.
  @available(iOS 17.0, *)
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, preferred) = (columnVisibility, preferredCompactColumn)
  }
}

extension NavigationSplitView: View, PrimitiveView {
  /// A split is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    let model = node.attachment as? SplitModel ?? SplitModel(node, columns: columns)
    node.attachment = model
    guard !node.isOwnOnly else {
      model.updateValues()
      return
    }
    if let visibility {
      model.visibility = SplitValue(
        get: { visibility.latest }, set: { visibility.wrappedValue = $0 })
    }
    if let preferred {
      model.preferred = SplitValue(
        get: { preferred.latest }, set: { preferred.wrappedValue = $0 })
    }
    model.update(views: views)
  }

  private var columns: [NavigationSplitViewColumn] {
    content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
  }

  private var views: [ErasedView] {
    guard let content else { return [ErasedView.of(sidebar), ErasedView.of(detail)] }
    return [ErasedView.of(sidebar), ErasedView.of(content), ErasedView.of(detail)]
  }

  func inherit(_ node: ViewNode) { (node.attachment as? SplitModel)?.inherit() }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    (node.attachment as? SplitModel)?.describe(into: scribe)
  }

  func remove(_ node: ViewNode) { (node.attachment as? SplitModel)?.remove() }
}
