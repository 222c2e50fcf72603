import HeadlessUIKit

extension UIViewController {
  /// The children whose views can be seen in this controller's.
  var seenChildren: [UIViewController] {
    let candidates: [UIViewController?]
    switch self {
    case let tabs as UITabBarController: candidates = [tabs.selectedViewController]
    case let stack as UINavigationController: candidates = [stack.topViewController]
    default: candidates = children
    }
    guard let view = viewIfLoaded else { return [] }
    return candidates.compactMap { child in
      guard let child, let content = child.viewIfLoaded, !content.isHidden,
        content !== view, content.isDescendant(of: view)
      else { return nil }
      return child
    }
  }

  /// What is presented over this controller or something in it.
  var layerAbove: UIViewController? {
    if let layer = presentedViewController { return layer }
    return seenChildren.lazy.compactMap(\.layerAbove).first
  }

  /// Whether a finger holds it while it is dragged away.
  var isHeld: Bool { isBeingDismissed && transitionCoordinator?.isInteractive == true }
}

extension UINavigationController {
  /// The transition of the stack itself; the property also answers for ancestors.
  var ownTransition: (any UIViewControllerTransitionCoordinator)? {
    guard let coordinator = transitionCoordinator, coordinator.containerView === viewIfLoaded
    else { return nil }
    return coordinator
  }

  /// Whether a finger holds the top while it is swiped away.
  var isSwiped: Bool { ownTransition?.isInteractive == true }

  /// The screen that going back leads to.
  var beneath: UIViewController? { viewControllers.dropLast().last }
}

extension UIWindow {
  /// The root and what is presented over it, back to front.
  var layers: [UIViewController] {
    guard let rootViewController else { return [] }
    var layers = [rootViewController]
    while let next = layers.last?.layerAbove { layers.append(next) }
    return layers
  }

  /// The stacks that can be seen.
  var seenStacks: [UINavigationController] {
    var stacks: [UINavigationController] = []
    var rest = layers
    while let next = rest.popLast() {
      if let stack = next as? UINavigationController { stacks.append(stack) }
      rest += next.seenChildren
    }
    return stacks
  }
}
