/// Rows that belong together.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The evaluator builds it.
  public typealias Body = Never
  /// Not available: the view has no body.
  public var body: Never { preconditionFailure("A section has no body.") }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  func build(_ node: ViewNode) {
    node.placeChildren {
      node.place(header, at: .part("header"), node.context)
      node.place(content, at: .content, node.context)
      node.place(footer, at: .part("footer"), node.context)
    }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    scribe.element(.section, label: "") { _ in
      for child in node.children { child.describe(into: scribe) }
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Groups rows, with views above and below them.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Groups rows.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Groups rows, with a view above them.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    (self.header, self.content, footer) = (header(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Groups rows under a title.
  @available(iOS 15.0, *)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    (header, self.content, footer) = (Text(titleKey), content(), EmptyView())
  }

  /// Groups rows under a title.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    (header, self.content, footer) = (Text(title), content(), EmptyView())
  }
}
