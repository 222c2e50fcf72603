extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    guard permitsPush(of: controller) else { return }
    if holdsPushAfterSet() {
      screen.clock.afterTurns(1) { [self] in push(controller, animated: animated) }
      return
    }
    edit(animated: animated) { [self] in
      stack.append(controller)
      return StackChange(added: [controller])
    }
  }

  func pop(toIndex index: Int, animated: Bool) -> [UIViewController] {
    let leaving = Array(stack[(index + 1)...])
    let target = stack[index]
    let wasSwiped = swipeBegins
    edit(animated: animated) { [self] in
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
    let difference = StackDifference(from: stack, to: controllers)
    guard permitsStack(difference) else { return }
    if !animated { lastUnanimatedSet = screen.clock.turnNumber }
    let foreseen = editCount
    edit(animated: animated) { [self] in
      // An edit that was held back finds another stack than the one it was asked for.
      let difference =
        foreseen == editCount ? difference : StackDifference(from: stack, to: controllers)
      if !difference.leaving.isEmpty || !difference.arriving.isEmpty {
        stack.replaceSubrange(difference.shared..., with: difference.arriving)
      }
      return difference.change
    }
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
    if controller.parentStorage === self, isMember(controller) {
      record(
        .duplicatePush, .exception,
        "<\(name)> is pushing the same view controller instance (<\(controller.name)>) more "
          + "than once which is not supported and is most likely an error in the application.",
        controller, self)
      return false
    }
    return permitsMember(controller)
  }

  private func permitsStack(_ difference: StackDifference) -> Bool {
    let repeats = difference.added.contains { $0.parentStorage === self && isMember($0) }
    if repeats || difference.repeatsItself {
      record(
        .duplicatePush, .exception,
        "All view controllers in a navigation controller must be distinct", self)
      return false
    }
    return difference.added.allSatisfy(permitsMember)
  }

  private func isMember(_ controller: UIViewController) -> Bool {
    stack.contains { $0 === controller }
  }

  private func permitsMember(_ controller: UIViewController) -> Bool {
    if controller is UISplitViewController {
      record(
        .unpushable, .exception,
        "Split View Controllers cannot be pushed to a Navigation Controller \(name)", controller,
        self)
      return false
    }
    guard let stack = controller as? UINavigationController, !takesStacks,
      stack.lowerColumn !== self
    else { return true }
    record(
      .unpushable, .exception, "Pushing a navigation controller is not supported", controller,
      self)
    return false
  }

  /// Performs one edit, or holds it back as long as iOS 17 would (U34).
  private func edit(animated: Bool, _ change: @escaping () -> StackChange) {
    if isStartingTransition || (run?.takesEdits == false && screen.profile < .iOS18) {
      if animated, run?.animated == true, screen.profile < .iOS18 {
        record(
          .nestedTransition, .log,
          "nested push animation can result in corrupted navigation bar", self)
      }
      heldEdits.append { [self] in perform(animated: animated, change) }
      return
    }
    isInterrupted = screen.assumptions.reportsInterruptedLate
    while let run, run.hasBegun { run.settle() }
    isInterrupted = false
    perform(animated: animated, change)
  }

  private func perform(animated: Bool, _ edit: () -> StackChange) {
    let change = edit()
    editCount &+= 1
    for controller in change.added {
      if controller.parentStorage != nil { controller.removeFromParent() }
      controller.willMove(toParent: self)
      link(controller)
      // The end of the pop that took a column has let go of it.
      if !takesStacks { (controller as? UINavigationController)?.stand(on: self) }
    }
    for controller in change.removed { controller.willMove(toParent: nil) }
    if let run {
      run.add(change, animated: animated && screen.animationsEnabled)
      return
    }
    guard isDisplaying, stack.last !== shown else {
      if !isDisplaying { replaceShownOffScreen() }
      finishMembers(change)
      return
    }
    startTransition(change, animated: animated)
  }

  /// Takes leave of those that went and greets those that came.
  func finishMembers(_ change: StackChange) {
    for controller in change.removed { controller.leaveSearches() }
    navigationBar.setNeedsLayout()
    release(change.removed)
    for case let column as UINavigationController in change.removed where !isMember(column) {
      if column.lowerColumn === self { column.stand(on: nil) }
    }
    screen.letGo(of: change.removed)
    for controller in change.added where controller.parentStorage === self {
      controller.didMove(toParent: self)
    }
  }

  /// Takes leave of all at once: one by one would search the whole stack for each.
  private func release(_ removed: [UIViewController]) {
    let leaving = removed.filter { $0.parentStorage === self }
    guard leaving.count > 1 else {
      leaving.first?.leaveParent()
      return
    }
    let identities = Set(leaving.map(ObjectIdentifier.init))
    family?.children.removeAll { identities.contains(ObjectIdentifier($0)) }
    for controller in leaving {
      controller.parentStorage = nil
      controller.didMove(toParent: nil)
    }
  }

  func flushHeldEdits() {
    while !heldEdits.isEmpty, run?.takesEdits != false, !isStartingTransition {
      heldEdits.removeFirst()()
    }
  }
}
