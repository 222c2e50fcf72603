public import Foundation

extension View {
  /// Presents an alert while a binding is true.
  @available(iOS 15.0, *)
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(.alert, Text(titleKey), isPresented, actions(), EmptyView())
  }

  /// Presents an alert while a binding is true, with a message.
  @available(iOS 15.0, *)
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, Text(titleKey), isPresented, actions(), message())
  }

  /// Presents an alert while a binding is true, with data that must be there.
  @available(iOS 15.0, *)
  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    dialog(.alert, Text(titleKey), isPresented, presenting: data, actions, { _ in EmptyView() })
  }

  /// Presents an alert while a binding is true, with data that must be there, and a message.
  @available(iOS 15.0, *)
  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, Text(titleKey), isPresented, presenting: data, actions, message)
  }

  /// Presents an alert while a binding is true.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(.alert, Text(title), isPresented, actions(), EmptyView())
  }

  /// Presents an alert while a binding is true, with a message.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(.alert, Text(title), isPresented, actions(), message())
  }

  /// Presents an alert while a binding is true, with data that must be there.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(.alert, Text(title), isPresented, presenting: data, actions, { _ in EmptyView() })
  }

  /// Presents an alert while a binding is true, with data that must be there, and a message.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(.alert, Text(title), isPresented, presenting: data, actions, message)
  }

  /// Presents an alert while a binding is true.
  @available(iOS 15.0, *)
  nonisolated public func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(.alert, title, isPresented, actions(), EmptyView())
  }

  /// Presents an alert while a binding is true, with a message.
  @available(iOS 15.0, *)
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, title, isPresented, actions(), message())
  }

  /// Presents an alert while a binding is true, with data that must be there.
  @available(iOS 15.0, *)
  nonisolated public func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    dialog(.alert, title, isPresented, presenting: data, actions, { _ in EmptyView() })
  }

  /// Presents an alert while a binding is true, with data that must be there, and a message.
  @available(iOS 15.0, *)
  nonisolated public func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, title, isPresented, presenting: data, actions, message)
  }

  /// Presents an alert with an error, which is its title, while a binding is true.
  @available(iOS 15.0, *)
  nonisolated public func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View {
    dialog(
      .alert, Text(verbatim: error?.errorDescription ?? ""), isPresented, presenting: error,
      { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents an alert with an error, which is its title, and a message while a binding is true.
  @available(iOS 15.0, *)
  nonisolated public func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    dialog(
      .alert, Text(verbatim: error?.errorDescription ?? ""), isPresented, presenting: error,
      actions, message)
  }
}
