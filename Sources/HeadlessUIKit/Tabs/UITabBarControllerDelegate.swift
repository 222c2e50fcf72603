public import Foundation

/// What tabs ask and report when a person touches them.
///
/// On iOS every requirement is optional; here the defaults answer what tabs do without them.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Says whether a person may select a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Says that a person has selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Says yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
