import Portolan

extension Screens {
  /// The controller of a node that comes onto the screen, with its contents as the tree has them.
  ///
  /// A controller that was built earlier may be out of date: hosts leave hidden ones as they are.
  /// When another map moved it, the host takes it out of its old container: it has only one place.
  func arriving(
    _ id: NodeID, in tree: NavigationTree, under parent: UIViewController?
  ) -> UIViewController {
    guard let controller = existing(id), !isOutOfDate(id) else {
      return controller(for: id, in: tree)
    }
    // A column stands in a stack of UIKit's, or on that of another column (U122, U127).
    let isColumn =
      (parent as? UISplitViewController)?.columnControllers.contains(controller) == true
    if !isColumn, let old = controller.holder, old !== parent { take(controller, outOf: old) }
    catchUp(controller, id, in: tree)
    return controller
  }

  private func take(_ controller: UIViewController, outOf parent: UIViewController) {
    if controller.parent is SlotViewController {
      controller.leaveContainer()
    } else if let stack = parent as? UINavigationController {
      stack.setViewControllers(
        stack.viewControllers.filter { $0 !== controller }, animated: false)
      // Otherwise the next layout takes its view away, which stands elsewhere by then (U163).
      stack.viewIfLoaded?.layoutIfNeeded()
    } else if let step = parent.memberStep, let place = step.members.firstIndex(of: controller) {
      step.fill(place, with: SlotViewController())
    } else {
      controller.leaveContainer()
    }
  }

  /// Updates all visible and all coming controllers; steps update the others.
  private func catchUp(_ controller: UIViewController, _ id: NodeID, in tree: NavigationTree) {
    // A screen that is not a container of the tree keeps its own children.
    guard tree.kind(of: id) != .screen, upToDate.insert(id).inserted else { return }
    let isComing = coming.contains(id)
    if let stack = controller as? UINavigationController, catchUp(stack, id, in: tree) { return }
    for child in isComing ? tree.children(of: id) : tree.shownChildren(of: id) {
      if let shown = existing(child) { catchUp(shown, child, in: tree) }
    }
    guard let step = controller.memberStep else { return }
    if isComing, hasOthers(step, than: id, in: tree) {
      step.set(members(of: id, in: tree), selected: tree.selection(of: id))
    } else if step.selected != tree.selection(of: id) {
      step.select(tree.selection(of: id), animated: false) {}
    }
  }

  /// Gives a stack the elements of the tree; false when it has them already.
  ///
  /// In a stack that does not come, elements beneath a known one are taken to be right: other code
  /// changes a stack from above, and a stack may be high.
  private func catchUp(
    _ stack: UINavigationController, _ id: NodeID, in tree: NavigationTree
  ) -> Bool {
    let old = stack.elements
    let count = tree.placeCount(of: id)
    var kept = coming.contains(id) ? 0 : min(old.count, count)
    while kept > 0, !shows(old[kept - 1], tree.child(at: kept - 1, of: id)) { kept -= 1 }
    if kept == count, kept == old.count { return false }
    let above = elements(
      (kept..<count).compactMap { tree.child(at: $0, of: id) }, of: stack, in: tree)
    if above.elementsEqual(old[kept...], by: ===) || kept + above.count == 0 { return true }
    var new = old
    new.replaceSubrange(kept..., with: above)
    stack.setElements(new, animated: false)
    return true
  }

  private func shows(_ controller: UIViewController, _ node: NodeID?) -> Bool {
    if let node, isOutOfDate(node) { return false }
    return self.node(of: controller) == node
  }

  /// Whether a container shows other members than the tree has.
  private func hasOthers(
    _ step: any MemberStep, than id: NodeID, in tree: NavigationTree
  ) -> Bool {
    guard step.members.count == tree.placeCount(of: id) else { return true }
    return step.members.enumerated().contains { place, controller in
      let child = tree.child(at: place, of: id)
      return node(of: controller) != child
        || child == nil && controller.slotRoute != tree.memberRoute(at: place, of: id)
    }
  }
}
