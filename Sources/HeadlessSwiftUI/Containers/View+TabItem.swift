extension View {
  /// Names the tab that shows the view.
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    modified(by: TabItemModifier(label: ErasedView.of(label())))
  }

  /// Gives the view a value by which a selection finds it.
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  where V: Hashable {
    modified(by: TagModifier(tag: AnyHashable(tag)))
  }
}

private struct TabItemModifier: NodeModifier {
  let label: ErasedView

  func facts(_ facts: inout ViewFacts) { facts.tabItem = label }
}

private struct TagModifier: NodeModifier {
  let tag: AnyHashable

  func facts(_ facts: inout ViewFacts) { facts.tag = tag }
}
