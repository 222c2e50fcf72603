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

    /// Which of both stands where there is one place for them, as on a phone (U180).
    @available(iOS 27.0, visionOS 27.0, *)
    open var preferredPlacement: Placement {
      get { placement }
      set { placement = newValue }
    }

    /// Whether it is seen, or would be if it were not hidden.
    @available(iOS 27.0, visionOS 27.0, *)
    open var isAvailable: Bool { tabs?.hasSidebar == true }

    /// What the model itself reads on every system.
    var placement = Placement.automatic
    weak var tabs: UITabBarController?

    /// What stands where there is one place for the sidebar and the bar.
    @available(iOS 27.0, visionOS 27.0, *)
    @available(tvOS, unavailable)
    public enum Placement: Int, Sendable {
      /// What the platform likes: on iOS the bar.
      case automatic = 0
      /// The sidebar where it is supported.
      case sidebar = 1
      /// The bar.
      case tabBar = 2
    }
  }

  /// Whether the sidebar is seen: never on a narrow screen.
  var showsSidebar: Bool { hasSidebar && !sidebar.isHidden }

  /// Whether there is a sidebar where the tabs stand; on a phone there is from iOS 27 on, when it is wanted
  /// instead of the bar (U180).
  var hasSidebar: Bool {
    guard mode == .tabSidebar, !rootTabs.isEmpty, traitCollection.horizontalSizeClass == .regular
    else { return false }
    return traitCollection.userInterfaceIdiom != .phone
      || screen.profile >= .iOS27 && sidebar.placement == .sidebar
  }
}
