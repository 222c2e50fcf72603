import Portolan

/// Links arrive before the scene becomes active, when SwiftUI may miss the change of a path (S48):
/// the host writes the path again when the scene is active.
extension SceneHost {
  var isInactive: Bool {
    let state = window?.windowScene?.activationState
    return state == .foregroundInactive || state == .background
  }

  /// Whether a screen stands in a stack whose newest path SwiftUI may have missed.
  func isHeld(_ id: NodeID) -> Bool {
    guard let stack = (nodes.existing(id) as? ScreenModel)?.stack else { return false }
    return (nodes.existing(stack) as? StackModel)?.isUnsure == true
  }

  /// Looks once more when a plan has ended: the scene may have become active during it, and a user may
  /// have turned a page before it.
  func checkAfterPlan() {
    if !turned.isEmpty || !nodes.unsureStacks.isEmpty { checkSoon() }
  }

  /// Writes the paths again that SwiftUI may have missed, while nothing moves and the scene is active.
  ///
  /// Returns whether SwiftUI has still to follow one on screen; then the screen is checked again.
  func writeMissedPaths() -> Bool {
    // A user's way back may be missed too, while the stack moves.
    for case let stack as StackModel in written.map(nodes.existing) { noteMissedPath(of: stack) }
    let stacks = nodes.unsureStacks
    guard !isInactive, !stacks.isEmpty else { return false }
    let isWriting = stacks.map(writeMissedPath).contains(true)
    let gone = heldBack
    heldBack = []
    release(gone)
    return isWriting
  }

  /// Notes a path that SwiftUI has missed: UIKit has what has left, or, where no screen of it is seen, no
  /// place for a screen of ours.
  func noteMissedPath(of stack: StackModel) {
    guard stack.isSeen else { return }
    if let shown = left(of: stack).first {
      stack.becomeUnsure(showing: stack.path + [shown])
    } else if let places = places(in: stack), places < stack.screens.count {
      stack.becomeUnsure(showing: Array(stack.path.prefix(places - 1)))
    }
  }

  /// For how many of our screens UIKit's stack has a place, where none of them is seen; nil while it
  /// moves, and where that cannot be told.
  private func places(in stack: StackModel) -> Int? {
    guard seen(in: stack.id) == nil, let controller = controller(of: stack),
      controller.transitionCoordinator == nil, let last = controller.viewControllers.last
    else { return nil }
    let count = controller.viewControllers.count
    if holdsNothing(last) { return last.isInWindow && count > 1 ? count - 1 : nil }
    return count
  }

  /// What has left a stack, and UIKit still has there; another map may have moved it elsewhere.
  private func left(of stack: StackModel) -> [NodeID] {
    let controller = controller(of: stack)
    let probes = controller?.viewControllers.flatMap(\.probes) ?? []
    return probes.filter { $0.belongs(to: self) && $0.navigationController === controller }
      .map { $0.element(of: stack) ?? $0.node }
      .filter { !stack.planned.contains($0) }
  }

  private func writeMissedPath(of stack: StackModel) -> Bool {
    let isInFront = isInFront(stack.id) && !nodes.isInHiddenColumn(stack.id)
    let screens = stack.planned
    let isFollowed = isFollowed(stack, inFront: isInFront)
    // SwiftUI follows what it has not seen yet.
    let isSeen = stack.isSeen
    guard !isFollowed, isInFront || (isSeen && stack.rewritten == nil) else {
      stack.becomeSure()
      return false
    }
    guard stack.rewritten == nil else { return true }
    // A stack that goes meanwhile is not held by what it waits for.
    let check: () -> Void = { [weak self, weak stack] in
      stack?.whenSeen { self?.checkSoon() }
    }
    if isSeen {
      stack.rewrite(under: left(of: stack).first, done: check)
    } else {
      stack.rewritten = screens
      check()
    }
    // The screen that is there counts when SwiftUI does not follow.
    scene.afterHostDeadline { [weak self, weak stack] in
      guard let stack, stack.rewritten != nil else { return }
      stack.becomeSure()
      self?.checkSoon()
    }
    return isInFront
  }

  /// Whether SwiftUI shows the newest path; out of sight, or beneath a layer that hides it, it has built
  /// the top, and nothing that has gone.
  private func isFollowed(_ stack: StackModel, inFront isInFront: Bool) -> Bool {
    guard let top = stack.planned.last.flatMap(nodes.leaf) else { return true }
    guard left(of: stack).isEmpty else { return false }
    if let places = places(in: stack), places < stack.planned.count { return false }
    if isInFront, seen(in: stack.id) != nil { return top.phase != .absent }
    // Beneath what other code has pushed it builds nothing, and has a place for each screen.
    let isBeneathOthers = stack.rewritten != nil && !strangers(above: stack).isEmpty
    return top.isBuilt || isBeneathOthers
  }
}
