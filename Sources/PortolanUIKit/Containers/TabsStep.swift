/// Changes of the members of tabs; UIKit does not animate them.
@MainActor struct TabsStep: MemberStep {
  let tabs: UITabBarController

  var members: [UIViewController] { tabs.viewControllers ?? [] }
  var selected: Int { tabs.selectedIndex }
  var front: UIViewController? { tabs.selectedViewController }

  func set(_ members: [UIViewController], selected position: Int) {
    tabs.setViewControllers(members, animated: false)
    // A new array selects by controller, and the old one may have been replaced (U112).
    if tabs.selectedIndex != position { tabs.selectedIndex = position }
  }

  func select(_ position: Int, animated: Bool, done: @escaping () -> Void) {
    front?.endEditing()
    tabs.selectedIndex = position
    done()
  }
}
