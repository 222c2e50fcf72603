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

  private func catchUp(_ id: NodeID, in tree: NavigationTree) {
    guard let controller = existing(id) else { return }
    switch controller {
    case let stack as UINavigationController:
      let screens = elements(tree.children(of: id), of: stack, in: tree)
      guard !screens.isEmpty, stack.viewControllers != screens else { return }
      stack.setViewControllers(screens, animated: false)
    default:
      for child in tree.children(of: id) { catchUp(child, in: tree) }
      guard let step = controller.memberStep else { return }
      if hasOthers(step, than: id, in: tree) {
        step.set(members(of: id, in: tree), selected: tree.selection(of: id))
      } else if step.selected != tree.selection(of: id) {
        step.select(tree.selection(of: id), animated: false) {}
      }
    }
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
