/// Rows.
public struct List<SelectionValue, Content>
where SelectionValue: Hashable, Content: View {
  let inside: Content
  var semanticKind: HeadlessNode.Kind? { .list }
  var isLazy: Bool { true }
}

extension List: View, ContainerView {
  /// The evaluator builds it.
  public typealias Body = Never
}

extension List where SelectionValue == Never {
  /// Shows views as rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { inside = content() }

  /// Shows a row for each element, which knows its own identity.
  nonisolated public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    inside = ForEach(data, content: rowContent)
  }

  /// Shows a row for each element, whose identity stands at a key path.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    inside = ForEach(data, id: id, content: rowContent)
  }
}
