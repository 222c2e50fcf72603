public import Portolan

extension EnvironmentValues {
  /// The scene's navigator; nil outside of a `SceneRootView`.
  ///
  /// In a curtain this navigator changes the screens beneath; to go back in the curtain itself use
  /// `screenContext?.of(Shop.self)?.navigator`.
  ///
  /// ```swift
  /// struct BagButton: View {
  ///   @Environment(\.navigator) private var navigator
  ///   var body: some View { Button("Bag") { navigator?.of(Shop.self).show(.bag) } }
  /// }
  /// ```
  public internal(set) var navigator: SceneNavigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  /// The context of the screen around the view; nil outside of a screen.
  public internal(set) var screenContext: ScreenContext<AnyRoute>? {
    get { self[ScreenContextKey.self] }
    set { self[ScreenContextKey.self] = newValue }
  }
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: SceneNavigator? { nil }
}

private struct ScreenContextKey: EnvironmentKey {
  static var defaultValue: ScreenContext<AnyRoute>? { nil }
}
