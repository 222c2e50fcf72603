import PortolanUIKit

extension UIViewController {
  /// The stack in front of this root; nil when there is none.
  var visibleStack: UINavigationController? { frontContainer as? UINavigationController }

  /// The screen in front of this root.
  var frontScreen: UIViewController? { visibleStack?.topViewController ?? frontContainer }

  private var frontContainer: UIViewController {
    var front = self
    while let next = front.presentedViewController { front = next }
    if front === self, let part = children.last { front = part }
    if let split = front as? UISplitViewController {
      return split.columnControllers[split.frontColumn]
    }
    if let house = front as? UIKitHouse { return house.members[house.selectedPosition] }
    guard let tabs = front as? UITabBarController else { return front }
    let members = tabs.memberControllers
    return members.indices.contains(tabs.frontPlace) ? members[tabs.frontPlace] : front
  }
}
