internal import Foundation

/// The bar with the items of the tabs.
@MainActor @preconcurrency open class UITabBar: UIView {
  weak var tabOwner: UITabBarController?
  private var ownItems: [UITabBarItem]?

  /// The items, in order.
  open var items: [UITabBarItem]? {
    get { tabOwner?.shownTabs.map(\.resolvedTabBarItem) ?? ownItems }
    set { ownItems = newValue }
  }
}
