import HeadlessUIKit

extension RandomWalk {
  /// What holds at every moment, also in the middle of a transition.
  func checkStructure() {
    for stack in stacks {
      let members = stack.viewControllers
      require(!members.isEmpty, "a stack has a member")
      require(Set(members).count == members.count, "a stack's members differ")
      for member in members {
        require(member.parent === stack, "\(member) stands in its stack")
        require(stack.children.contains(member), "\(member) is a child of its stack")
      }
    }
    for (presenter, presented) in zip(layers, layers.dropFirst()) {
      require(presented.presentingViewController === presenter, "both ends of a modal agree")
      require(presented.parent == nil, "what is presented has no parent")
    }
  }

  /// What holds when nothing moves: exactly the top of each stack that can be seen is here.
  func checkRest() {
    for controller in layers + (tabs?.viewControllers ?? []) {
      let isOnScreen = controller.viewIfLoaded?.window != nil
      guard let stack = controller as? UINavigationController else {
        check(controller, isSeen: isOnScreen)
        continue
      }
      require(Set(stack.children) == Set(stack.viewControllers), "children are the members")
      for member in stack.viewControllers {
        check(member, isSeen: isOnScreen && member === stack.topViewController, in: stack)
      }
    }
    for tab in tabs?.viewControllers ?? [] where tab !== tabs?.selectedViewController {
      require(tab.viewIfLoaded?.window == nil, "a hidden tab is off the screen")
    }
    for layer in layers.dropLast() where layer.presentedViewController?.isBeingPresented == true {
      require(false, "\(layer) still presents")
    }
    require(!isModalMoving, "no modal moves")
  }

  private func check(
    _ controller: UIViewController, isSeen: Bool, in stack: UINavigationController? = nil
  ) {
    guard let watched = controller as? WatchedController else { return }
    require(isSeen ? watched.isHere : watched.isGone, "\(watched.account) is seen: \(isSeen)")
    guard let stack, isSeen else { return }
    require(
      watched.view.isDescendant(of: stack.view), "\(watched.account) has its view in the stack's")
  }

  private func require(_ holds: Bool, _ law: @autoclosure () -> String) {
    if !holds { watch.report("broken: \(law())") }
  }
}
