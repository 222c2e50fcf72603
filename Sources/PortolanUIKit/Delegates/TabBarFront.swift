import Portolan
import PortolanWindows

/// Stands in front of the delegate of tabs.
class TabBarFront: DelegateFront, TabBarForwarding {
  /// Whether the app has tabs that are values; most have none, and need not be looked for.
  static var someAreValues = false

  final var tabs: UITabBarController? { container as? UITabBarController }
  /// Stands in front of the delegate of More, whose stack UIKit makes anew at times.
  private var more: NavigationFront?

  /// What the map lists, in its order, where controllers are the tabs.
  var places: [UIViewController] = []

  /// A user taps on tabs also while a stack moves; what UIKit does then by itself comes too early for the
  /// stack before iOS 18 (U44).
  override func follow() -> Bool {
    guard current !== self, tabs?.transitionCoordinator == nil else { return false }
    return stand()
  }

  override func bringsBackMembers(at position: Int?) -> Bool {
    guard let tabs, !places.isEmpty, !areInPlace(tabs.viewControllers ?? [], at: position) else {
      return false
    }
    let front = tabs.selectedViewController
    tabs.setViewControllers(places, animated: false)
    if let front, places.contains(front) { tabs.selectedViewController = front }
    return true
  }

  /// Whether the map's members stand there; one position takes the same time for any number of tabs.
  private func areInPlace(_ controllers: [UIViewController], at position: Int?) -> Bool {
    guard let position, controllers.count == places.count, places.indices.contains(position) else {
      return controllers.elementsEqual(places, by: ===)
    }
    return controllers[position] === places[position]
  }

  /// Listens to the stack of More.
  func standInFrontOfMore() {
    guard let stack = tabs?.more else { return more = nil }
    if DelegateFront.of(stack) == nil { more = NavigationFront(reports, of: stack) }
    more?.stand()
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let appAllows = forward("shouldSelect", about: [viewController]) {
      tabBarDelegate?.maySelect(viewController, in: tabBarController)
    }
    guard appAllows != false, let observer = reports.observer else { return appAllows ?? true }
    // UIKit tells of no selection that it was not let make; one that waits for a user holds nothing.
    return observer.maySelect(viewController, in: tabBarController) {
      [weak self, weak viewController, weak tabBarController] in
      guard let viewController, let tabBarController else { return }
      self?.tellSelection(of: viewController, in: tabBarController)
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    didSelect()
    tellSelection(of: viewController, in: tabBarController)
  }

  private func tellSelection(of controller: UIViewController, in tabs: UITabBarController) {
    forward("didSelect", about: [controller]) { tabBarDelegate?.didSelect(controller, in: tabs) }
  }

  /// UIKit has selected a tab.
  final func didSelect() {
    standInFrontOfMore()
    reports.observer?.didSelect()
    reports.report()
  }

  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    guard let controller = tab.viewController else { return appAllows(tab, in: tabBarController) }
    return maySelect(tab, with: controller, in: tabBarController)
  }

  /// Whether the app's delegate and the navigator let a user select a tab.
  @available(iOS 18.0, visionOS 2.0, *)
  final func maySelect(
    _ tab: UITab, with controller: UIViewController, in tabs: UITabBarController
  ) -> Bool {
    guard appAllows(tab, in: tabs), let observer = reports.observer else { return false }
    let old = tabs.selectedTab
    return observer.maySelect(controller, in: tabs) { [weak self, weak tab, weak old, weak tabs] in
      if let tab, let tabs { self?.tellSelection(of: tab, after: old, in: tabs) }
    }
  }

  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    didSelect()
    tellSelection(of: selectedTab, after: previousTab, in: tabBarController)
  }

  @available(iOS 18.0, visionOS 2.0, *)
  private func tellSelection(of tab: UITab, after old: UITab?, in tabs: UITabBarController) {
    forward("didSelectTab", about: [tab]) { tabBarDelegate?.didSelect(tab, after: old, in: tabs) }
  }

  /// Whether the app's delegate lets a user select a tab.
  @available(iOS 18.0, visionOS 2.0, *)
  final func appAllows(_ tab: UITab, in tabs: UITabBarController) -> Bool {
    forward("shouldSelectTab", about: [tab]) { tabBarDelegate?.maySelect(tab, in: tabs) } ?? true
  }
}
