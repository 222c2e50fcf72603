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
    return (front as? UITabBarController)?.selectedViewController ?? front
  }
}
