import Foundation

/// The way of a stack from one top to the next.
@MainActor final class StackTransition {
  static let duration = 0.35

  private(set) var hasBegun = false
  unowned let stack: UINavigationController
  /// The stack, held as UIKit holds what it animates until it lets go of the transition.
  private var held: UINavigationController?
  var change: StackChange
  private(set) var from: UIViewController?
  private(set) var to: UIViewController?
  private(set) var running: RunningTransition?
  /// What an animator of the app's own knows of it.
  private var context: TransitionContext?

  init(
    in stack: UINavigationController, change: StackChange, animated: Bool, isInteractive: Bool
  ) {
    self.stack = stack
    self.change = change
    if animated { animate(isInteractive: isInteractive) }
  }

  var animated: Bool { running != nil }
  var coordinator: TransitionCoordinator? { running?.coordinator }
  var isHeld: Bool { running?.isHeld ?? false }
  /// Whether a finger holds it that the system follows.
  var isSwiped: Bool { isHeld && context == nil }

  /// Whether another edit may still become part of it: so it is until it begins, and before iOS 18
  /// only without animation (U34).
  var takesEdits: Bool { !hasBegun && (!animated || stack.screen.profile >= .iOS18) }

  private func animate(isInteractive: Bool) {
    let coordinator = TransitionCoordinator(
      on: stack.screen, from: stack.shown, to: stack.stack.last, in: stack.view,
      duration: StackTransition.duration,
      isInteractive: isInteractive)
    let running = RunningTransition(screen: stack.screen, coordinator: coordinator)
    running.isStack = true
    running.register()
    self.running = running
  }

  /// Takes in another edit before it begins: what is shown then is the newest top.
  func add(_ edit: StackChange, animated: Bool) {
    if animated, !self.animated { animate(isInteractive: false) }
    coordinator?.to = stack.stack.last
    let members = Set(stack.stack.map(ObjectIdentifier.init))
    change.added = (change.added + edit.added).filter { members.contains(ObjectIdentifier($0)) }
    change.removed = (change.removed + edit.removed).filter {
      !members.contains(ObjectIdentifier($0))
    }
  }

  /// The will half, in Apple's order: delegate, leaving controller, arriving one (U27, U28); false
  /// when edits have led back to the screen that is shown.
  func begin() -> Bool {
    hasBegun = true
    held = stack
    (from, to) = (stack.shown, stack.stack.last)
    guard from !== to else { return false }
    to?.loadViewIfNeeded()
    context = ownContext
    if let to, change.added.contains(where: { $0 === to }) { to.flags.insert(.isMovingToParent) }
    if let from, change.removed.contains(where: { $0 === from }) {
      from.flags.insert(.isMovingFromParent)
    }
    if let to {
      stack.told?.navigationController(stack, willShow: to, animated: animated)
    }
    from?.startAppearance(false, animated: animated)
    to?.startAppearance(true, animated: animated)
    stack.shown = to
    if let to, context == nil {
      stack.place(to)
      to.viewStorage?.layoutIfNeeded()
      zoom(from, to)
      coordinator?.runAnimations()
    }
    return true
  }

  /// Lets the screen that comes, or the one that goes, zoom when it prefers that.
  private func zoom(_ from: UIViewController?, _ to: UIViewController) {
    guard animated, let from else { return }
    if change.added.contains(where: { $0 === to }) {
      to.zoom(isComing: true, from)
    } else {
      from.zoom(isComing: false, to)
    }
  }

  /// Ends what moves nothing; the delegate hears of the screen that has stayed.
  func endWithoutMove() {
    stack.run = nil
    running?.stop()
    stack.finishMembers(change)
    if let to, stack.screen.assumptions.reportsReturn { stack.reportDidShow(to, animated: false) }
    coordinator?.runCompletions()
  }

  /// Lets time or a gesture run, or ends at once without animation.
  func proceed() {
    guard let running else {
      finish()
      return
    }
    running.onFinish = { [self] in finish() }
    if let context {
      context.begin(running) { [self] didComplete in
        if didComplete { running.finish() } else { giveUp() }
      }
    } else if coordinator?.isInteractive == true {
      running.startHeld()
    } else {
      running.start(for: .seconds(StackTransition.duration))
    }
  }

  /// Brings the transition to its end before something else begins (U45).
  func settle() {
    if !hasBegun { stack.startDeferredTransition() }
    guard let running, running.isRunning else { return }
    if isSwiped { cancel() } else if isHeld { giveUp() }
    // Before iOS 18 going back takes time too, which whoever asks does not have.
    running.finish()
  }

  /// A finger takes hold of a screen that zooms out, which it may take back (U45); false where none does.
  func takeHold() -> Bool {
    guard hasBegun, context == nil, change.added.isEmpty, !isHeld, let from, let running,
      from.permitsZoomBack
    else { return false }
    change.restorable = stack.stack + change.removed
    running.hold()
    return true
  }

  /// The user lets go and the rest runs by itself.
  func finishGesture() {
    guard isSwiped, let running else { return }
    coordinator?.endInteraction(isCancelled: false)
    running.start(for: .seconds(StackTransition.duration))
  }

  /// The user goes back to where the swipe began (U52, U53).
  func cancel() {
    guard isSwiped, let running else { return }
    coordinator?.endInteraction(isCancelled: true)
    if let restorable = change.restorable {
      stack.stack = restorable
      stack.editCount &+= 1
    }
    to?.startAppearance(false, animated: true)
    if stack.screen.profile < .iOS18 {
      from?.startAppearance(true, animated: true)
      running.onFinish = { [self] in completeCancellation() }
      running.start(for: .seconds(StackTransition.duration / 2))
    } else {
      running.stop()
      completeCancellation()
    }
  }

  func completeCancellation() {
    stack.run = nil
    stack.navigationBar.setNeedsLayout()
    stack.shown = from
    to?.viewStorage?.removeFromSuperview()
    context?.leave(stack, showing: from)
    to?.completeAppearance()
    from?.startAppearance(true, animated: true)
    completeArrival(of: from)
    clearFlags()
    if change.restorable == nil { finishMembers() }
    if let from, stack.screen.assumptions.reportsCancelledSwipe {
      stack.reportDidShow(from, animated: true)
    }
    stack.end(coordinator)
    stack.flushHeldEdits()
  }

  private func finish() {
    stack.run = nil
    from?.viewStorage?.removeFromSuperview()
    context?.leave(stack, showing: to)
    from?.completeAppearance()
    completeArrival(of: to)
    clearFlags()
    finishMembers()
    if let to { stack.reportDidShow(to, animated: animated) }
    stack.end(coordinator)
    stack.flushHeldEdits()
  }

  /// A stack that is itself still appearing brings its child along at its own end.
  private func completeArrival(of controller: UIViewController?) {
    if stack.appearance == .appeared { controller?.completeAppearance() }
  }

  private func finishMembers() {
    stack.finishMembers(change)
  }

  private func clearFlags() {
    from?.flags.remove([.isMovingFromParent, .isMovingToParent])
    to?.flags.remove([.isMovingFromParent, .isMovingToParent])
  }
}
