import Portolan

extension Screens {
  /// The controller of a node that comes onto the screen, with all in it as the tree has it.
  ///
  /// One that was built before may be behind: nobody changes what is out of sight.
  func arriving(_ id: NodeID, in tree: NavigationTree) -> UIViewController {
    catchUp(id, in: tree)
    return controller(for: id, in: tree)
  }

  private func catchUp(_ id: NodeID, in tree: NavigationTree) {
    guard let controller = existing(id) else { return }
    switch controller {
    case let stack as UINavigationController:
      let screens = elements(tree.children(of: id), of: stack, in: tree)
      guard !screens.isEmpty, stack.viewControllers != screens else { return }
      stack.setViewControllers(screens, animated: false)
    default:
      guard let step = controller.memberStep else { return }
      for position in 0..<tree.placeCount(of: id) {
        guard let child = tree.child(at: position, of: id) else { continue }
        if existing(child) == nil {
          step.fill(position, with: member(at: position, of: id, in: tree))
        }
        catchUp(child, in: tree)
      }
      if step.selected != tree.selection(of: id) {
        step.select(tree.selection(of: id), animated: false) {}
      }
    }
  }
}
