extension View {
  /// Says what the stack around the view shows for elements of a type.
  @available(iOS 16.0, *)
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modified(by: DestinationModifier(destination: destination))
  }

  /// Pushes a screen while a binding is true.
  @available(iOS 16.0, *)
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    modified(
      by: StackPresenterModifier(
        item: { isPresented.latest ? AnyHashable(true) : nil },
        clear: { isPresented.wrappedValue = false },
        content: { [view = ErasedView.of(destination())] _ in view }))
  }

  /// Pushes a screen while a binding has a value.
  @available(iOS 17.0, *)
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modified(
      by: StackPresenterModifier(
        item: { item.latest.map { AnyHashable($0) } },
        clear: { item.wrappedValue = nil },
        content: { value in
          guard let value = value.base as? D else { return ErasedView.of(EmptyView()) }
          return ErasedView.of(destination(value))
        }))
  }
}

private struct DestinationModifier<Element: Hashable, Content: View>: NodeModifier {
  let destination: (Element) -> Content

  func update(_ node: ViewNode) {
    guard let stack = node.context.stack else {
      node.graph.stage.report(
        "navigationDestination for \(Element.self) stands outside of a NavigationStack")
      return
    }
    guard !node.context.isLazy else {
      node.graph.stage.report(
        "navigationDestination for \(Element.self) stands inside of a lazy container or tab, "
          + "where it is never looked at")
      return
    }
    if let known = node.attachment as? StackDestination {
      known.make = make
      stack.refresh(known.type)
    } else {
      let made = StackDestination(type: Element.self, node: node, make: make)
      node.attachment = made
      stack.add(made)
    }
  }

  private var make: (AnyHashable) -> ErasedView {
    { value in
      guard let value = value.base as? Element else { return ErasedView.of(EmptyView()) }
      return ErasedView.of(destination(value))
    }
  }

  func remove(_ node: ViewNode) {
    guard let known = node.attachment as? StackDestination else { return }
    node.context.stack?.remove(known)
  }
}

private struct StackPresenterModifier: NodeModifier {
  let item: () -> AnyHashable?
  let clear: () -> Void
  let content: (AnyHashable) -> ErasedView

  func update(_ node: ViewNode) {
    guard let stack = node.context.stack else { return }
    let presenter = StackPresenter.at(node, in: stack)
    presenter.item = node.tracked(for: .own, item)
    presenter.clear = clear
    if let item = presenter.item { presenter.content = { content(item) } }
    presenter.refresh(in: stack)
  }

  func remove(_ node: ViewNode) { StackPresenter.leave(node) }
}
