public import Foundation

/// What a tab bar reports.
@MainActor @preconcurrency public protocol UITabBarDelegate: NSObjectProtocol {
  /// Says that an item was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
