/// Whether the scene is in front.
@available(iOS 14.0, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not in front.
  case background
  /// In front, without touches.
  case inactive
  /// In front.
  case active
}

/// The direction in which a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Sendable {
  /// Little, as on most phones.
  case compact
  /// Much, as on most tablets.
  case regular
}

extension EnvironmentValues {
  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the scene is in front.
  @available(iOS 14.0, *)
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The direction of layout.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the user has asked for less motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// Opens an address.
  @available(iOS 14.0, *)
  @MainActor @preconcurrency public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Closes the presentation in which it is read.
  @available(iOS 15.0, *)
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Whether the view is in a presentation.
  @available(iOS 15.0, *)
  public var isPresented: Bool { self[DismissKey.self].isPresented }
}

enum ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(dismissal: nil) }
}

enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(unisolated: { _ in .systemAction }) }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
