/// How a `TabView` shows its tabs.
@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol TabViewStyle {}

/// Tabs with a bar.
@available(iOS 14.0, *)
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Pages that a finger turns.
@available(iOS 14.0, *)
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown that stand for the pages.
  public struct IndexDisplayMode: Sendable {
    private let name: String

    /// When there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  nonisolated public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

/// Tabs with a bar, which may become a sidebar where there is room.
@available(iOS 18.0, visionOS 2.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

@available(iOS 18.0, visionOS 2.0, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs with a bar, which may become a sidebar where there is room.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

@available(iOS 14.0, *)
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs with a bar.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

@available(iOS 14.0, *)
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a finger turns.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that a finger turns, with dots or without.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Says how the `TabView`s inside show their tabs.
  @available(iOS 14.0, *)
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    environment(\.showsTabsAsPages, S.self == PageTabViewStyle.self)
  }
}

extension EnvironmentValues {
  /// Whether a `TabView` shows its tabs as pages.
  var showsTabsAsPages: Bool {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}

private enum PagesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
