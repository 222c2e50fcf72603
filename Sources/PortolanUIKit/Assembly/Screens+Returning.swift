import Portolan

extension Screens {
  /// The controller of a node that comes onto the screen, with all in it as the tree has it.
  ///
  /// One that was built before may be behind: nobody changes what is out of sight.
  /// Where another map moved it, it is taken out of what held it: it has only one place.
  func arriving(
    _ id: NodeID, in tree: NavigationTree, under parent: UIViewController?
  ) -> UIViewController {
    if let controller = existing(id), let old = controller.parent, old !== parent {
      take(controller, outOf: old)
    }
    catchUp(id, in: tree)
    return controller(for: id, in: tree)
  }

  private func take(_ controller: UIViewController, outOf parent: UIViewController) {
    if let stack = parent as? UINavigationController {
      stack.setViewControllers(
        stack.viewControllers.filter { $0 !== controller }, animated: false)
    } else if let step = parent.memberStep, let place = step.members.firstIndex(of: controller) {
      step.fill(place, with: SlotViewController())
    } else {
      controller.leaveContainer()
    }
  }

  /// Brings what is in sight up to date, and all of what comes: the rest is told by steps.
  private func catchUp(_ id: NodeID, in tree: NavigationTree) {
    guard let controller = existing(id) else { return }
    let isComing = coming.contains(id)
    if let stack = controller as? UINavigationController, isComing || isBehind(stack, id, in: tree)
    {
      let screens = elements(tree.children(of: id), of: stack, in: tree)
      guard !screens.isEmpty, stack.viewControllers != screens else { return }
      return stack.setViewControllers(screens, animated: false)
    }
    for child in isComing ? tree.children(of: id) : tree.shownChildren(of: id) {
      catchUp(child, in: tree)
    }
    guard let step = controller.memberStep else { return }
    if isComing, hasOthers(step, than: id, in: tree) {
      step.set(members(of: id, in: tree), selected: tree.selection(of: id))
    } else if step.selected != tree.selection(of: id) {
      step.select(tree.selection(of: id), animated: false) {}
    }
  }

  /// Whether other code has changed a stack, as far as one can see from above.
  private func isBehind(
    _ stack: UINavigationController, _ id: NodeID, in tree: NavigationTree
  ) -> Bool {
    let count = tree.placeCount(of: id)
    return stack.viewControllers.count != count
      || stack.topViewController.flatMap(node) != tree.child(at: count - 1, of: id)
  }

  /// Whether a container shows other members than the tree has; a slot is no other than a slot.
  private func hasOthers(
    _ step: any MemberStep, than id: NodeID, in tree: NavigationTree
  ) -> Bool {
    guard step.members.count == tree.placeCount(of: id) else { return true }
    return step.members.enumerated().contains { place, controller in
      node(of: controller) != tree.child(at: place, of: id)
    }
  }
}
