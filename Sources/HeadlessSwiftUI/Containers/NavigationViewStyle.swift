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

/// Two columns where there is room.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

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
    let isDouble = S.self == DoubleColumnNavigationViewStyle.self
    return environment(
      \.navigationColumns, S.self == StackNavigationViewStyle.self ? 1 : isDouble ? 2 : 3)
  }
}

extension EnvironmentValues {
  /// How many columns a `NavigationView` shows at most; one is a stack.
  var navigationColumns: Int {
    get { self[NavigationColumnsKey.self] }
    set { self[NavigationColumnsKey.self] = newValue }
  }
}

private enum NavigationColumnsKey: EnvironmentKey {
  static var defaultValue: Int { 3 }
}
