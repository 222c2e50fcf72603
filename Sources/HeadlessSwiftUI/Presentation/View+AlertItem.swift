extension View {
  /// Presents an alert while a binding has data, which its buttons get.
  ///
  /// One binding decides whether it is there and what it says, so that both cannot differ (S23). The SDK of iOS 27
  /// has it, for all systems that have alerts.
  @available(iOS 15.0, *)
  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    alert(Text(titleKey), item: data, actions: actions)
  }

  /// Presents an alert while a binding has data, with a message.
  @available(iOS 15.0, *)
  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    alert(Text(titleKey), item: data, actions: actions, message: message)
  }

  /// Presents an alert while a binding has data, which its buttons get.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S, A, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    alert(Text(title), item: data, actions: actions)
  }

  /// Presents an alert while a binding has data, with a message.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S, A, M, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    alert(Text(title), item: data, actions: actions, message: message)
  }

  /// Presents an alert while a binding has data, which its buttons get.
  @available(iOS 15.0, *)
  nonisolated public func alert<A, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    dialog(
      .alert, title, data.isThere(), presenting: data.wrappedValue, actions, { _ in EmptyView() })
  }

  /// Presents an alert while a binding has data, with a message.
  @available(iOS 15.0, *)
  nonisolated public func alert<A, M, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, title, data.isThere(), presenting: data.wrappedValue, actions, message)
  }
}
