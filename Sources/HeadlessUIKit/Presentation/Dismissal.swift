/// The end of one presentation and of all that stand on it.
@MainActor final class Dismissal {
  var completion: (() -> Void)?
  let presentation: Presentation
  private let chain: [Presentation]
  private let animated: Bool
  private let run: RunningTransition
  private let isUserDriven: Bool
  /// The animator of the app's own, of what is in front (U83).
  private let context: TransitionContext?

  init(of presentation: Presentation, animated: Bool, isInteractive: Bool) {
    self.presentation = presentation
    self.animated = animated
    isUserDriven = isInteractive
    let chain = presentation.chain
    self.chain = chain
    let front = chain[chain.count - 1].presented
    let director = animated && !isInteractive ? front.transitioningDelegate : nil
    context = director?.animationController(forDismissed: front).map {
      presentation.context(
        $0, director?.interactionControllerForDismissal(using: $0), from: front,
        to: presentation.presenter)
    }
    run = presentation.makeRun(
      from: front, to: presentation.presenter, animated: animated,
      duration: context?.duration ?? Presentation.duration,
      isInteractive: isInteractive || context?.isInteractive == true)
  }

  /// The will half: those that go, front first, then the presenter that comes back (U78).
  func begin() {
    presentation.begin(run, on: chain)
    for member in chain {
      member.presented.flags.insert(.isBeingDismissed)
      member.controller.dismissalTransitionWillBegin()
    }
    for member in chain.reversed() {
      member.presented.startAppearance(false, animated: animated)
    }
    presentation.restorePresenter(animated: animated)
    if context == nil {
      if animated { chain[chain.count - 1].presented.zoom(isComing: false, presentation.presenter) }
      run.coordinator?.runAnimations()
    }
    run.onFinish = { [self] in finish() }
  }

  /// Lets time run, or ends without animation after as many turns as assumed (U84).
  func proceed() {
    let turns = presentation.screen.assumptions.unanimatedDismissalTurns
    if let context {
      presentation.perform(context, run) { [self] in cancel() }
    } else if animated {
      run.start(for: .seconds(Presentation.duration))
    } else if turns > 0 {
      run.start(turns: turns)
    } else {
      run.finishUnanimated()
    }
  }

  /// Waits under a user's finger.
  func hold() {
    run.startHeld()
  }

  var isHeld: Bool { run.isHeld }

  /// The user lets go and the rest runs by itself.
  func finishGesture() {
    run.coordinator?.endInteraction(isCancelled: false)
    run.start(for: .seconds(Presentation.duration))
  }

  /// The user lets the sheet spring back (U94), or the app's animator has given up.
  func cancel() {
    run.coordinator?.endInteraction(isCancelled: true)
    run.stop()
    presentation.end(on: chain)
    for member in chain {
      member.presented.flags.remove(.isBeingDismissed)
      // What the one above covers was gone before and stays so.
      if member.presented.appearance == .disappearing {
        member.presented.startAppearance(true, animated: animated)
        member.presented.completeAppearance()
      }
      member.controller.dismissalTransitionDidEnd(false)
    }
    if presentation.screen.assumptions.callsCancelledCompletion { completion?() }
    presentation.presenter.end(run.coordinator, with: presentation.presented)
    presentation.window?.performHeldDismissals()
  }

  private func finish() {
    presentation.end(on: chain)
    // Whoever asks in `viewDidDisappear` finds no presenter any more (U80, U92).
    for member in chain { member.forget() }
    if presentation.presenter.containerHasAppeared {
      if presentation.removesPresenter { presentation.presenter.completeAppearance() }
    }
    for member in chain.reversed() {
      member.takeContentAway()
      member.presented.completeAppearance()
      member.presented.flags.remove(.isBeingDismissed)
      member.controller.dismissalTransitionDidEnd(true)
    }
    if isUserDriven {
      presentation.controller.delegate?.presentationControllerDidDismiss(presentation.controller)
    }
    completion?()
    presentation.screen.letGo(of: chain.map(\.presented))
    presentation.presenter.end(run.coordinator, with: presentation.presented)
    presentation.window?.performHeldDismissals()
  }
}
