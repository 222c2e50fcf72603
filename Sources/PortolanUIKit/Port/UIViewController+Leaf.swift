extension UIViewController {
  /// The screen in front within this controller's containers.
  ///
  /// The transition of any container is visible there: coordinators fall back to those of ancestors (U56).
  var visibleLeaf: UIViewController {
    var leaf = self
    while true {
      switch leaf {
      case let stack as UINavigationController:
        guard let top = stack.topViewController else { return leaf }
        leaf = top
      case let tabs as UITabBarController:
        guard let member = TabsStep(tabs: tabs).front else { return leaf }
        leaf = member
      case let root as SceneRootController:
        guard let part = root.part else { return leaf }
        leaf = part
      default:
        // A screen has no children, and need not be looked at as a container.
        guard !leaf.children.isEmpty, let member = leaf.memberStep?.front else { return leaf }
        leaf = member
      }
    }
  }
}
