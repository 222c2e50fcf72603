import Foundation

extension UINavigationController {
  var isOnScreen: Bool { viewStorage?.isOnScreen == true }

  /// Whether a change of the top is a change of what can be seen.
  var isDisplaying: Bool {
    isOnScreen && (appearance == .appeared || appearance == .appearing)
  }

  /// Puts a controller's view below the bar.
  func place(_ controller: UIViewController) {
    guard let view = viewStorage, let content = controller.view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, belowSubview: navigationBar)
    navigationBar.setNeedsLayout()
  }

  /// Off screen the old top's view goes and the new one comes with the next appearance (U63).
  func replaceShownOffScreen() {
    guard shown !== stack.last else { return }
    let old = shown
    shown = nil
    old?.takeViewAway()
  }

  func showTopBeforeAppearance() {
    if shown !== stack.last { replaceShownOffScreen() }
    guard let top = stack.last else { return }
    if shown == nil {
      shown = top
      top.loadViewIfNeeded()
      // Its own callbacks come after this controller's, when the view is already in place.
      place(top)
    }
    told?.navigationController(self, willShow: top, animated: false)
  }

  /// Reports that the stack itself has come on screen (U51).
  func reportDisplay() {
    if let top = stack.last, run == nil { reportDidShow(top, animated: false) }
  }

  func reportDidShow(_ controller: UIViewController, animated: Bool) {
    guard !isInterrupted else { return owe(controller, animated: animated) }
    guard screen.assumptions.reportsDidShowLate, !animated else {
      told?.navigationController(self, didShow: controller, animated: animated)
      return
    }
    screen.clock.afterTurns(1) { [weak self] in
      guard let self else { return }
      told?.navigationController(self, didShow: controller, animated: animated)
    }
  }

  /// Reports at the next layout: an edit does not call its own caller back.
  private func owe(_ controller: UIViewController, animated: Bool) {
    owedReports.append { [weak self, controller] in
      guard let self else { return }
      told?.navigationController(self, didShow: controller, animated: animated)
    }
    screen.clock.afterTurns(1) { [weak self] in self?.reportOwed() }
  }

  private func reportOwed() {
    let owed = owedReports
    owedReports = []
    for report in owed { report() }
  }

  func startTransition(_ change: StackChange, animated: Bool) {
    let isInteractive = swipeBegins && animated
    let animates = animated && screen.animationsEnabled && shown != nil
    run = StackTransition(
      in: self, change: change, animated: animates, isInteractive: isInteractive && animates)
    if screen.assumptions.defersStackTransitions {
      viewIfLoaded?.setNeedsLayout()
    } else {
      startDeferredTransition()
    }
  }

  /// Begins the transitions requested since the last layout (U163).
  func startDeferredTransition() {
    if !isInterrupted { reportOwed() }
    guard let transition = run, !transition.hasBegun, !isStartingTransition else { return }
    isStartingTransition = true
    let moves = transition.begin()
    isStartingTransition = false
    if moves { transition.proceed() } else { transition.endWithoutMove() }
    flushHeldEdits()
  }
}
