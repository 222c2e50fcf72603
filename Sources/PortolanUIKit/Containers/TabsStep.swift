import Portolan

/// Changes of the members of tabs; UIKit does not animate them.
@MainActor struct TabsStep {
  let tabs: UITabBarController

  func fill(_ position: Int, with member: UIViewController) {
    guard var members = tabs.viewControllers, members.indices.contains(position) else { return }
    let selected = tabs.selectedIndex
    members[position] = member
    tabs.setViewControllers(members, animated: false)
    // A new array selects by controller, and the old one may have been replaced (U112).
    if tabs.selectedIndex != selected { tabs.selectedIndex = selected }
  }

  func select(_ position: Int) {
    tabs.selectedViewController?.endEditing()
    tabs.selectedIndex = position
  }
}
