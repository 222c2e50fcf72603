/// A button that appends a value to the path of the stack around it, or pushes a view.
public struct NavigationLink<Label, Destination>
where Label: View, Destination: View {
  let label: Label
  let value: AnyHashable?
  var destination: Destination?
  /// What says whether the view is pushed; without it the link keeps that to itself.
  var activation: LinkActivation?
  /// Whether the view is shown in the next column, where there is one.
  var isDetail = true
}

extension NavigationLink: View, PrimitiveView {
  /// A link is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.placeChildren { node.place(label, at: .content, node.context) }
    updateDestination(node)
  }

  func remove(_ node: ViewNode) { StackPresenter.leave(node) }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    scribe.control(.button, node) { link in
      if value == nil, destination == nil { link.isEnabled = false }
      guard destination == nil else {
        link.action = { [weak node] in pushDestination(node) }
        return
      }
      link.action = { [weak stack = node.context.stack, graph = node.graph] in
        guard let value else { return }
        guard let stack else {
          graph.stage.report("NavigationLink: \(value.base) stands outside of a NavigationStack")
          return
        }
        stack.append(value)
      }
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link for a value.
  @available(iOS 16.0, *)
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(label: label(), value: value.map { AnyHashable($0) })
  }

  /// Creates a link for a value, with a text.
  @available(iOS 16.0, *)
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Hashable {
    self.init(label: Text(titleKey), value: value.map { AnyHashable($0) })
  }

  /// Creates a link for a value, with a text.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Hashable {
    self.init(label: Text(title), value: value.map { AnyHashable($0) })
  }

  nonisolated init(label: Label, value: AnyHashable?) {
    self.label = label
    self.value = value
  }
}
