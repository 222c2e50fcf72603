/// How a `NavigationView` shows its views.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// Columns where there is room, else a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Columns where there is room.
@available(iOS 15.0, *)
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// A stack, however much room there is.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns where there is room, else a stack.
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

@available(iOS 15.0, *)
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns where there is room.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack, however much room there is.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Says how the `NavigationView`s inside show their views.
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View
  where S: NavigationViewStyle {
    environment(\.showsNavigationColumns, S.self != StackNavigationViewStyle.self)
  }
}

extension EnvironmentValues {
  /// Whether a `NavigationView` shows columns where there is room.
  var showsNavigationColumns: Bool {
    get { self[NavigationColumnsKey.self] }
    set { self[NavigationColumnsKey.self] = newValue }
  }
}

private enum NavigationColumnsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
