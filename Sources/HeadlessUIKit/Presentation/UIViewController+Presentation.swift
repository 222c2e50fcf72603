extension UIViewController {
  func startPresenting(
    _ target: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard permitsPresentation(of: target) else { return }
    let style = target.modalPresentationStyle.resolved(in: screen.profile)
    let presenter = presenter(for: style)
    let isEarly =
      viewIfLoaded?.window != nil && appearance != .appeared
      && screen.assumptions.losesEarlyPresentations
    guard !isEarly, let window = windowForPresentation(of: target, on: presenter),
      permitsPopover(target, on: presenter)
    else {
      if screen.assumptions.callsDroppedCompletion { completion?() }
      return
    }
    let presentation = Presentation(
      of: target, on: presenter, from: self, style: style, in: window, screen: screen)
    presentation.present(animated: animated, completion: completion)
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let assumptions = screen.assumptions
    guard let presentation = presentationToDismiss else {
      if let outer = outerToDismiss { return outer.dismiss(animated, completion) }
      if assumptions.callsEmptyDismissCompletion { completion?() }
      return
    }
    if let window = presentation.window, window.isPresentationRunning {
      if assumptions.holdsDismissals {
        // What it means is asked when its turn comes: the receiver may present nothing by then.
        window.heldDismissals.append { [self] in
          startDismissing(animated: animated, completion: completion)
        }
        return
      }
      record(
        .dismissalInProgress, .log,
        "Attempt to dismiss from view controller <\(name)> while a presentation or dismiss is in "
          + "progress!", self)
      if assumptions.callsDroppedCompletion { completion?() }
      return
    }
    presentation.dismiss(animated: animated, completion: completion)
  }

  /// What this controller or an ancestor presents, or else what presents them (U82).
  private var presentationToDismiss: Presentation? {
    firstInAncestry { $0.presentationState?.shown }
      ?? firstInAncestry { $0.presentationState?.shownBy }
  }

  /// The same of another framework's presentations.
  private var outerToDismiss: OuterPresentation? {
    firstInAncestry { $0.presentationState?.outer }
      ?? firstInAncestry { $0.presentationState?.outerShownBy }
  }

  var resolvedPresented: UIViewController? {
    var outer: OuterPresentation?
    var candidate: UIViewController? = self
    while let current = candidate {
      if let shown = current.presentationState?.shown { return shown.presented }
      outer = outer ?? current.presentationState?.outer
      candidate = current.parentStorage
    }
    return outer?.presented
  }

  var resolvedPresenting: UIViewController? {
    firstInAncestry { $0.presentationState?.shownBy }?.presenter
      ?? firstInAncestry { $0.presentationState?.outerShownBy }?.presenter
  }

  /// Takes away what UIKit presents over this controller, which another framework dismisses.
  package func takeAlongPresentations(animated: Bool) {
    guard let presentation = presentationState?.shown else { return }
    guard let window = presentation.window, window.isPresentationRunning else {
      return presentation.dismiss(animated: animated, completion: nil)
    }
    window.heldDismissals.append { [self] in takeAlongPresentations(animated: animated) }
  }

  var presentationCoordinator: TransitionCoordinator? {
    guard let state = presentationState else { return nil }
    return state.shown?.coordinator ?? state.shownBy?.coordinator
      ?? state.outer?.coordinator ?? state.outerShownBy?.coordinator
  }

  private func firstInAncestry<Found>(_ find: (UIViewController) -> Found?) -> Found? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let found = find(current) { return found }
      candidate = current.parentStorage
    }
    return nil
  }

  /// The ancestor that presents in a style (U67, U69).
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var current = self
    while let parent = current.parentStorage {
      if style.usesContext, current.definesPresentationContext { return current }
      current = parent
    }
    return current
  }

  private func permitsPresentation(of target: UIViewController) -> Bool {
    let reason: String
    if target === self {
      reason = "Application tried to present modally a view controller on itself"
    } else if target.presentationState?.shownBy != nil {
      reason = "Application tried to present modally a view controller that is already presented"
    } else if target.parentStorage != nil {
      reason = "Application tried to present modally a view controller that has a parent"
    } else {
      return true
    }
    record(.unpresentable, .exception, "\(reason): <\(target.name)>.", target, self)
    return false
  }

  /// A popover has something to point at, unless it is a card or a phone's dialog.
  private func permitsPopover(_ target: UIViewController, on presenter: UIViewController) -> Bool {
    let traits = presenter.traitCollection
    let isPhonesDialog = target is UIAlertController && screen.hasPhonesDialogs(traits)
    guard traits.horizontalSizeClass != .compact, !isPhonesDialog,
      target.popoverPresentationController?.hasSource == false
    else { return true }
    record(
      .pointsAtNothing, .exception,
      "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before "
        + "the presentation occurs.", target)
    return false
  }

  private func windowForPresentation(
    of target: UIViewController, on presenter: UIViewController
  ) -> UIWindow? {
    let attempt = "Attempt to present <\(target.name)> on <\(presenter.name)> (from <\(name)>)"
    let state = presenter.presentationState
    // A search stands before the screen that is searched, not before the ancestor that presents (U196).
    let search = screen.assumptions.searchesRefusePresentations ? searchInFront : nil
    if let shown = state?.shown?.presented ?? state?.outer?.presented ?? search {
      record(
        .alreadyPresenting, .log,
        "\(attempt) which is already presenting <\(shown.name)>.", target, presenter, shown)
      return nil
    }
    let isOutside = viewIfLoaded?.window == nil && !screen.assumptions.presentsFromOutside
    guard let window = presenter.viewIfLoaded?.window, !isOutside else {
      record(
        .outsideWindow, .log, "\(attempt) whose view is not in the window hierarchy!", target,
        presenter)
      return nil
    }
    guard !window.isPresentationRunning else {
      record(
        .presentationInProgress, .log, "\(attempt) while a presentation is in progress!", target,
        presenter)
      return nil
    }
    return window
  }

  var resolvedPresentationController: UIPresentationController? {
    if let controller = presentationState?.controller { return controller }
    if let parent = parentStorage { return parent.presentationController }
    // What a window shows by itself is presented by nobody.
    guard viewStorage?.windowStorage == nil else { return nil }
    return presentationControllerToUse(presenting: nil, from: self)
  }

  var resolvedSheet: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  var resolvedPopover: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation controller, made now for the style of now unless it was asked for (U89).
  func presentationControllerToUse(
    presenting: UIViewController?, from source: UIViewController
  ) -> UIPresentationController {
    if let made = presentationState?.controller { return made }
    let style = modalPresentationStyle.resolved(in: screen.profile)
    let made = ownPresentationController(presenting: presenting, from: source, style)
    made.style = style
    presentationStateToSet.controller = made
    return made
  }

  /// The app's own, for the style that asks for it, or else the system's.
  private func ownPresentationController(
    presenting: UIViewController?, from source: UIViewController, _ style: UIModalPresentationStyle
  ) -> UIPresentationController {
    if style == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
    {
      return own
    }
    if self is UISearchController {
      return SearchPresentationController(presentedViewController: self, presenting: presenting)
    }
    switch style {
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }
}
