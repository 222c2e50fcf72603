/// Where the tabs of a `TabView` in the style `sidebarAdaptable` stand.
@available(iOS 18.0, visionOS 2.0, *)
public struct AdaptableTabBarPlacement: Hashable {
  private let name: String

  /// Where the platform likes them.
  public static var automatic: AdaptableTabBarPlacement { Self(name: "automatic") }
  /// On the bar.
  public static var tabBar: AdaptableTabBarPlacement { Self(name: "tabBar") }
  /// In the sidebar.
  public static var sidebar: AdaptableTabBarPlacement { Self(name: "sidebar") }
}

extension View {
  /// Says where tabs stand at first, on a tablet alone.
  ///
  /// The model lists the tabs of sections one by one, on a bar as in a sidebar: a finger finds the same tabs.
  @available(iOS 18.0, *)
  @available(visionOS, unavailable)
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Says where tabs stand on devices that have one place for them, as a phone from iOS 27 on (U180).
  ///
  /// A finger finds the same tabs, as with `defaultAdaptableTabBarPlacement(_:)`.
  @available(iOS 27.0, visionOS 27.0, *)
  nonisolated public func defaultTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement
  ) -> some View { self }
}
