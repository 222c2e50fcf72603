extension NavigationLink {
  /// Keeps up to date what the link pushes, which the stack's path does not name (S15).
  @MainActor func updateDestination(_ node: ViewNode) {
    guard let destination, let stack = node.context.stack else { return }
    let presenter = StackPresenter.at(node, in: stack)
    presenter.isDetail = isDetail
    presenter.content = { ErasedView.of(destination) }
    if let activation {
      presenter.item = node.tracked(for: .own, activation.get) ? AnyHashable(true) : nil
      presenter.clear = { activation.set(false) }
    } else {
      presenter.clear = { [weak presenter, weak stack] in
        presenter?.item = nil
        if let target = stack.flatMap({ presenter?.target(in: $0) }) { target.graph.check(target) }
      }
    }
    presenter.refresh(in: stack)
  }

  @MainActor func pushDestination(_ node: ViewNode?) {
    guard let stack = node?.context.stack, let presenter = node?.attachment as? StackPresenter
    else {
      node?.graph.stage.report("NavigationLink: a view stands outside of a NavigationStack")
      return
    }
    let target = presenter.target(in: stack)
    if target !== stack { stack.clearNext(but: presenter) }
    if let activation { return activation.set(true) }
    presenter.item = AnyHashable(true)
    target.graph.check(target)
  }
}

extension NavigationLink {
  /// Says whether the link shows its view in the next column of a `NavigationView`, as it does by itself, or pushes
  /// it in its own.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetail = isDetailLink
    return link
  }
}

extension NavigationLink {
  /// Creates a link that pushes a view.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(pushing: destination(), label: label())
  }

  /// Creates a link that pushes a view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(pushing: destination, label: label())
  }

  nonisolated init(pushing destination: Destination, label: Label) {
    self.label = label
    self.destination = destination
    value = nil
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link that pushes a view, with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(pushing: destination(), label: Text(titleKey))
  }

  /// Creates a link that pushes a view, with a text.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol {
    self.init(pushing: destination(), label: Text(title))
  }

  /// Creates a link that pushes a view, with a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(pushing: destination, label: Text(titleKey))
  }

  /// Creates a link that pushes a view, with a text.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(pushing: destination, label: Text(title))
  }
}
