/// Stands for a member of tabs that was never entered, so that the bar has its item, or for a column.
///
/// Where UIKit may list the member under More, it stays and holds the member: More would take the
/// controllers out of a stack, or stack one in another (U115).
final class SlotViewController: UIViewController {
  /// The tabs in which it stands; those under More are none of their children.
  weak var tabs: UITabBarController?
  /// Whether the member may not be seen yet: a person chose its row, and guards are asked.
  var isAsking = false { didSet { member?.viewIfLoaded?.isHidden = isAsking } }

  var member: UIViewController? { children.first }

  /// Shows a member in the place of another.
  func hold(_ new: UIViewController) {
    guard new !== member else { return }
    member?.leaveContainer()
    contain(new, in: view.bounds)
    tabBarItem = new.tabBarItem
  }
}

extension UIViewController {
  /// What holds it, as far as the tree knows: the tabs, where a slot stands between.
  var holder: UIViewController? {
    (parent as? SlotViewController)?.tabs ?? parent
  }

  /// Whether a person chose its row of More, and the navigator has not answered.
  var isAskedFor: Bool {
    (self as? SlotViewController ?? parent as? SlotViewController)?.isAsking == true
  }
}
