import HeadlessUIKit

extension UIWindow {
  /// The screen in front: on the topmost layer, the top of its stack or its selected tab.
  var front: UIViewController? {
    var front = rootViewController
    while let next = front?.presentedViewController ?? front?.shownChild { front = next }
    return front
  }

  /// The titles of the stack in front, first to top.
  var frontTitles: [String] {
    (front?.navigationController?.viewControllers ?? [front].compactMap { $0 })
      .map { $0.title ?? "" }
  }
}

extension UIViewController {
  fileprivate var shownChild: UIViewController? {
    switch self {
    case let stack as UINavigationController: return stack.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    default: return children.last
    }
  }
}
