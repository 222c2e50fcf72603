/// Says that work is going on.
@available(iOS 14.0, *)
public struct ProgressView<Label, CurrentValueLabel>
where Label: View, CurrentValueLabel: View {
  let label: Label
}

extension ProgressView: View, PrimitiveView {
  /// The evaluator builds it.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.placeChildren { node.place(label, at: .content, node.context) }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    scribe.control(.activity, node) { _ in }
  }
}

@available(iOS 14.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  /// Says that work is going on.
  nonisolated public init() where Label == EmptyView { label = EmptyView() }

  /// Says that work is going on, and which.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// Says that work is going on, and which.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    label = Text(titleKey)
  }

  /// Says that work is going on, and which.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    label = Text(title)
  }
}
