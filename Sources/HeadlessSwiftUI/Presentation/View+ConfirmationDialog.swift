extension View {
  /// Presents choices while a binding is true.
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(
      .dialog, Text(titleKey), isPresented, actions(), EmptyView(),
      isTitleVisible: titleVisibility == .visible)
  }

  /// Presents choices while a binding is true, with a message.
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      .dialog, Text(titleKey), isPresented, actions(), message(),
      isTitleVisible: titleVisibility == .visible)
  }

  /// Presents choices while a binding is true, with data that must be there.
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    dialog(
      .dialog, Text(titleKey), isPresented, presenting: data, actions, { _ in EmptyView() },
      isTitleVisible: titleVisibility == .visible)
  }

  /// Presents choices while a binding is true, with data that must be there, and a message.
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    dialog(
      .dialog, Text(titleKey), isPresented, presenting: data, actions, message,
      isTitleVisible: titleVisibility == .visible)
  }

  /// Presents choices while a binding is true.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(
      .dialog, Text(title), isPresented, actions(), EmptyView(),
      isTitleVisible: titleVisibility == .visible)
  }

  /// Presents choices while a binding is true, with a message.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(
      .dialog, Text(title), isPresented, actions(), message(),
      isTitleVisible: titleVisibility == .visible)
  }

  /// Presents choices while a binding is true, with data that must be there.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(
      .dialog, Text(title), isPresented, presenting: data, actions, { _ in EmptyView() },
      isTitleVisible: titleVisibility == .visible)
  }

  /// Presents choices while a binding is true, with data that must be there, and a message.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(
      .dialog, Text(title), isPresented, presenting: data, actions, message,
      isTitleVisible: titleVisibility == .visible)
  }

  /// Presents choices while a binding is true.
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(
      .dialog, title, isPresented, actions(), EmptyView(),
      isTitleVisible: titleVisibility == .visible)
  }

  /// Presents choices while a binding is true, with a message.
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      .dialog, title, isPresented, actions(), message(), isTitleVisible: titleVisibility == .visible
    )
  }

  /// Presents choices while a binding is true, with data that must be there.
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    dialog(
      .dialog, title, isPresented, presenting: data, actions, { _ in EmptyView() },
      isTitleVisible: titleVisibility == .visible)
  }

  /// Presents choices while a binding is true, with data that must be there, and a message.
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    dialog(
      .dialog, title, isPresented, presenting: data, actions, message,
      isTitleVisible: titleVisibility == .visible)
  }
}

/// Whether something is seen.
@available(iOS 15.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system thinks best: the title of a dialog is not seen.
  case automatic
  /// It is seen.
  case visible
  /// It is not seen.
  case hidden
}
