import PortolanUIKit

/// Notes what tabs tell their delegate.
final class TabCalls: NSObject, UITabBarControllerDelegate {
  private let calls: FactCalls
  /// Whether a tab may be selected.
  var permits = true

  init(_ calls: FactCalls) {
    self.calls = calls
  }

  func tabBarController(
    _ tabs: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool {
    calls.add("should \(controller.title ?? "") at \(tabs.selectedIndex)")
    return permits
  }

  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    let isAnimated = controller.transitionCoordinator != nil
    calls.add(
      "did \(controller.title ?? "") at \(tabs.selectedIndex)\(isAnimated ? " moving" : "")")
  }
}
