// What the front of tabs hears and the app's delegate too. Requirements are optional in UIKit alone, and UIKit alone
// has messages that are passed on by themselves.
#if canImport(UIKit) && canImport(ObjectiveC)
package typealias TabBarForwarding = UITabBarControllerDelegate

extension UITabBarControllerDelegate {
  package func maySelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
    tabBarController?(tabs, shouldSelect: controller) ?? true
  }

  package func didSelect(_ controller: UIViewController, in tabs: UITabBarController) {
    tabBarController?(tabs, didSelect: controller)
  }

  @available(iOS 18.0, visionOS 2.0, *)
  package func maySelect(_ tab: UITab, in tabs: UITabBarController) -> Bool {
    tabBarController?(tabs, shouldSelectTab: tab) ?? true
  }

  @available(iOS 18.0, visionOS 2.0, *)
  package func didSelect(_ tab: UITab, after old: UITab?, in tabs: UITabBarController) {
    tabBarController?(tabs, didSelectTab: tab, previousTab: old)
  }
}
#else
/// Passes on what a front of ours does not answer itself.
@MainActor package protocol TabBarForwarding: UITabBarControllerDelegate {
  var tabBarDelegate: (any UITabBarControllerDelegate)? { get }
}

extension UITabBarControllerDelegate {
  package func maySelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
    tabBarController(tabs, shouldSelect: controller)
  }

  package func didSelect(_ controller: UIViewController, in tabs: UITabBarController) {
    tabBarController(tabs, didSelect: controller)
  }

  @available(iOS 18.0, visionOS 2.0, *)
  package func maySelect(_ tab: UITab, in tabs: UITabBarController) -> Bool {
    tabBarController(tabs, shouldSelectTab: tab)
  }

  @available(iOS 18.0, visionOS 2.0, *)
  package func didSelect(_ tab: UITab, after old: UITab?, in tabs: UITabBarController) {
    tabBarController(tabs, didSelectTab: tab, previousTab: old)
  }
}

extension TabBarForwarding {
  // visionOS asks no delegate for an animator of tabs.
  #if !os(visionOS)
  package func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tabBarDelegate?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  package func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tabBarDelegate?.tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }
  #endif
}
#endif
