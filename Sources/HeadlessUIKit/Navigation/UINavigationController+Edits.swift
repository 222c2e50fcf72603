extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    guard permitsPush(of: controller) else { return }
    if holdsPushAfterSet() {
      screen.clock.afterTurns(1) { [self] in push(controller, animated: animated) }
      return
    }
    edit(.push, animated: animated) { [self] in
      stack.append(controller)
      return StackChange(added: [controller])
    }
  }

  func pop(toIndex index: Int, animated: Bool) -> [UIViewController] {
    let leaving = Array(stack[(index + 1)...])
    let target = stack[index]
    let wasSwiped = swipeBegins
    edit(.pop, animated: animated) { [self] in
      // An edit that was held back finds the stack as it is by then.
      guard let place = stack.lastIndex(where: { $0 === target }) else { return StackChange() }
      let before = wasSwiped ? stack : nil
      let removed = Array(stack[(place + 1)...])
      stack.removeSubrange((place + 1)...)
      return StackChange(removed: removed, restorable: before)
    }
    return leaving
  }

  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    guard permitsStack(controllers) else { return }
    if !animated { lastUnanimatedSet = screen.clock.turnNumber }
    let operation = operation(to: controllers)
    edit(operation, animated: animated) { [self] in
      let old = Set(stack.map(ObjectIdentifier.init))
      let new = Set(controllers.map(ObjectIdentifier.init))
      let change = StackChange(
        added: controllers.filter { !old.contains(ObjectIdentifier($0)) },
        removed: stack.filter { !new.contains(ObjectIdentifier($0)) })
      stack = controllers
      return change
    }
  }

  /// Says how a replacement is shown: new on top pushes, a deeper one pops (U39).
  private func operation(to controllers: [UIViewController]) -> Operation {
    guard let top = controllers.last, let current = stack.last, top !== current else {
      return stack.isEmpty && !controllers.isEmpty ? .push : .none
    }
    return stack.contains { $0 === top } ? .pop : .push
  }

  /// Says whether a push follows an unanimated replacement in one turn before iOS 18 (U33).
  private func holdsPushAfterSet() -> Bool {
    guard let turn = lastUnanimatedSet else { return false }
    let screen = screen
    guard screen.profile < .iOS18, turn == screen.clock.turnNumber, isOnScreen else {
      lastUnanimatedSet = nil
      return false
    }
    return true
  }

  private func permitsPush(of controller: UIViewController) -> Bool {
    if controller.parentStorage === self, stack.contains(where: { $0 === controller }) {
      record(
        .duplicatePush, .exception,
        "<\(name)> is pushing the same view controller instance (<\(controller.name)>) more "
          + "than once which is not supported and is most likely an error in the application.",
        controller, self)
      return false
    }
    return permitsMember(controller)
  }

  private func permitsStack(_ controllers: [UIViewController]) -> Bool {
    if Set(controllers.map(ObjectIdentifier.init)).count < controllers.count {
      record(
        .duplicatePush, .exception,
        "All view controllers in a navigation controller must be distinct", self)
      return false
    }
    return controllers.allSatisfy { $0.parentStorage === self || permitsMember($0) }
  }

  private func permitsMember(_ controller: UIViewController) -> Bool {
    guard controller is UINavigationController else { return true }
    record(
      .unpushable, .exception, "Pushing a navigation controller is not supported", controller,
      self)
    return false
  }

  /// Performs one edit, or holds it back as long as iOS 17 would (U34).
  private func edit(
    _ operation: Operation, animated: Bool, _ change: @escaping () -> StackChange
  ) {
    if isStartingTransition || (run != nil && screen.profile < .iOS18) {
      if animated, run?.animated == true, screen.profile < .iOS18 {
        record(
          .nestedTransition, .log,
          "nested push animation can result in corrupted navigation bar", self)
      }
      heldEdits.append { [self] in perform(operation, animated: animated, change) }
      return
    }
    run?.settle()
    perform(operation, animated: animated, change)
  }

  private func perform(_ operation: Operation, animated: Bool, _ edit: () -> StackChange) {
    let change = edit()
    for controller in change.added {
      if controller.parentStorage != nil { controller.removeFromParent() }
      controller.willMove(toParent: self)
      link(controller)
    }
    for controller in change.removed { controller.willMove(toParent: nil) }
    guard isDisplaying, stack.last !== shown else {
      if !isDisplaying { replaceShownOffScreen() }
      finishMembers(change)
      return
    }
    startTransition(operation, change, animated: animated)
  }

  /// Takes leave of those that went and greets those that came.
  func finishMembers(_ change: StackChange) {
    for controller in change.removed where controller.parentStorage === self {
      controller.leaveParent()
    }
    for controller in change.added where controller.parentStorage === self {
      controller.didMove(toParent: self)
    }
  }

  func flushHeldEdits() {
    while !heldEdits.isEmpty, run == nil, !isStartingTransition { heldEdits.removeFirst()() }
  }
}
