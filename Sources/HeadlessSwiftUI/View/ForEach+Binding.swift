extension ForEach where Content: View {
  /// Makes a view for each element behind a binding, with a binding to the element.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element behind a binding, with a binding to the element, whose identity
  /// stands at a key path.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, identity: { $0.1 },
      content: { content(data.element(at: $0.0, of: elements)) })
  }
}

extension Binding where Value: MutableCollection, Value.Index: Hashable {
  /// A binding to an element; the last one stands in while its view is on its way out.
  fileprivate func element(at index: Value.Index, of elements: Value) -> Binding<Value.Element> {
    var last = elements[index]
    return Binding<Value.Element>(
      source: source.appending(\Value[index]), owners: owners, made: last,
      get: {
        let latest = self.latest
        if latest.indices.contains(index) { last = latest[index] }
        return last
      },
      set: { element, transaction in
        var all = self.latest
        guard all.indices.contains(index) else { return }
        all[index] = element
        self.write(all, transaction)
      })
  }
}
