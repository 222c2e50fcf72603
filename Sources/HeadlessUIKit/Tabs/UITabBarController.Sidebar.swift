public import Foundation

extension UITabBarController {
  /// Where the tabs are shown on a wide screen.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public enum Mode: Int, Sendable {
    /// As the system likes.
    case automatic
    /// On a bar.
    case tabBar
    /// On a bar, or in a sidebar.
    @available(tvOS, unavailable)
    case tabSidebar
  }

  /// The column that lists the tabs with their groups where there is room.
  @available(iOS 18.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @MainActor @preconcurrency open class Sidebar: NSObject {
    /// Whether the tabs are on the bar alone.
    open var isHidden = false
  }

  /// Whether the sidebar is seen: never on a narrow screen.
  var showsSidebar: Bool {
    mode == .tabSidebar && !rootTabs.isEmpty && !sidebar.isHidden
      && traitCollection.horizontalSizeClass == .regular
  }
}
