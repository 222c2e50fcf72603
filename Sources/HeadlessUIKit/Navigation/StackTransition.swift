import Foundation

/// The way of a stack from one top to the next.
@MainActor final class StackTransition {
  static let duration = 0.35

  let animated: Bool
  let coordinator: TransitionCoordinator?
  /// Held, as UIKit holds what it animates; the stack lets go of the transition at its end.
  private let stack: UINavigationController
  private let operation: UINavigationController.Operation
  private let from: UIViewController?
  private let to: UIViewController?
  private let change: StackChange
  private let running: RunningTransition?

  init(
    in stack: UINavigationController, operation: UINavigationController.Operation,
    from: UIViewController?, to: UIViewController?, change: StackChange, animated: Bool,
    isInteractive: Bool
  ) {
    self.stack = stack
    self.operation = operation
    self.from = from
    self.to = to
    self.change = change
    self.animated = animated
    coordinator =
      animated
      ? TransitionCoordinator(
        from: from, to: to, in: stack.view, duration: StackTransition.duration,
        isInteractive: isInteractive) : nil
    running = coordinator.map { RunningTransition(screen: stack.screen, coordinator: $0) }
    running?.isStack = true
  }

  var isHeld: Bool { running?.isHeld ?? false }

  /// The will half, in Apple's order: delegate, leaving controller, arriving one (U27, U28).
  func begin() {
    to?.loadViewIfNeeded()
    if let to, change.added.contains(where: { $0 === to }) { to.flags.insert(.isMovingToParent) }
    if let from, change.removed.contains(where: { $0 === from }) {
      from.flags.insert(.isMovingFromParent)
    }
    if let to {
      stack.delegate?.navigationController(stack, willShow: to, animated: animated)
    }
    from?.startAppearance(false, animated: animated)
    to?.startAppearance(true, animated: animated)
    stack.shown = to
    if let to {
      stack.place(to)
      to.viewStorage?.layoutIfNeeded()
    }
    coordinator?.runAnimations()
  }

  /// Lets time or a gesture run, or ends at once without animation.
  func proceed() {
    guard let running else {
      finish()
      return
    }
    running.onFinish = { [self] in finish() }
    if coordinator?.isInteractive == true {
      running.startHeld()
    } else {
      running.start(for: .seconds(StackTransition.duration))
    }
  }

  /// Brings the transition to its end before something else begins (U45).
  func settle() {
    guard let running, running.isRunning else { return }
    if isHeld { cancel() }
    // Before iOS 18 going back takes time too, which whoever asks does not have.
    running.finish()
  }

  /// The person lets go and the rest runs by itself.
  func finishGesture() {
    guard isHeld, let running else { return }
    coordinator?.endInteraction(isCancelled: false)
    running.start(for: .seconds(StackTransition.duration))
  }

  /// The person goes back to where the swipe began (U52, U53).
  func cancel() {
    guard isHeld, let running else { return }
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

  private func completeCancellation() {
    stack.run = nil
    stack.shown = from
    to?.viewStorage?.removeFromSuperview()
    to?.completeAppearance()
    from?.startAppearance(true, animated: true)
    completeArrival(of: from)
    clearFlags()
    if change.restorable == nil { finishMembers() }
    coordinator?.runCompletions()
    stack.flushHeldEdits()
  }

  private func finish() {
    stack.run = nil
    from?.viewStorage?.removeFromSuperview()
    from?.completeAppearance()
    completeArrival(of: to)
    clearFlags()
    finishMembers()
    if let to { stack.reportDidShow(to, animated: animated) }
    coordinator?.runCompletions()
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
