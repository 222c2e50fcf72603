/// What bars show about a controller.
@MainActor final class ControllerItems {
  var title: String?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var origin: ArchiveOrigin?
}

extension UIViewController {
  var itemsToSet: ControllerItems {
    if let items { return items }
    let made = ControllerItems()
    items = made
    return made
  }

  func setTitle(_ title: String?) {
    let items = itemsToSet
    items.title = title
    items.navigationItem?.title = title
    items.tabBarItem?.title = title
  }

  var resolvedNavigationItem: UINavigationItem {
    let items = itemsToSet
    if let item = items.navigationItem { return item }
    let made = UINavigationItem(optionalTitle: items.title)
    made.owner = self
    items.navigationItem = made
    return made
  }

  /// The own item; a navigation controller without one shows its first controller's.
  var resolvedTabBarItem: UITabBarItem {
    if let item = items?.tabBarItem { return item }
    if let stack = self as? UINavigationController, title == nil, let first = stack.stack.first {
      return first.resolvedTabBarItem
    }
    let made = UITabBarItem(title: title, image: nil, tag: 0)
    itemsToSet.tabBarItem = made
    return made
  }
}
