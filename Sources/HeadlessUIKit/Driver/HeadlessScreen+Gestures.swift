extension HeadlessScreen {
  /// Whether a swipe back may begin, as far as that is seen without asking the app's code.
  public var offersSwipeBack: Bool {
    guard let stack = frontStack, stack.stack.count > 1 else { return false }
    return (profile >= .iOS26 || !isTransitioning)
      && stack.interactivePopGestureRecognizer?.offersSwipe == true
  }

  /// Whether a card may be dragged down, as far as that is seen without asking the app's code.
  public var offersSheetDrag: Bool {
    guard !isTransitioning, let presentation = frontSheet else { return false }
    return !presentation.presented.isModalInPresentation
  }

  /// Whether a finger holds a transition.
  public var isGestureRunning: Bool { running.contains(where: \.isHeld) }

  /// Whether a stack in front has a screen beneath, whether or not it may be swiped away.
  package var hasWayBack: Bool { (frontStack?.stack.count ?? 0) > 1 }

  /// Whether a card is in front, whether or not it may be dragged.
  package var hasCard: Bool { frontSheet != nil }

  /// Puts a finger on the left edge and begins to swipe back; false when that begins nothing.
  public func beginSwipeBack() -> Bool {
    beginSwipeBack(by: \.interactivePopGestureRecognizer)
  }

  /// Puts a finger on the content and begins to swipe back, as from iOS 26 on; false when that begins
  /// nothing (U167).
  public func beginSwipeBackInContent() -> Bool {
    beginSwipeBack(by: \.interactiveContentPopGestureRecognizer)
  }

  private func beginSwipeBack(
    by recognizer: (UINavigationController) -> UIGestureRecognizer?
  ) -> Bool {
    layoutIfNeeded()
    // There is one finger.
    guard swiping?.run?.isHeld != true, let stack = frontStack, stack.stack.count > 1 else {
      return false
    }
    if assumptions.zoomsTakeSwipes, stack.stack.last?.zoomTransition != nil {
      return beginZoomBack(in: stack)
    }
    if profile < .iOS26, isTransitioning { return false }
    guard let recognizer = recognizer(stack), recognizer.maySwipe else { return false }
    return beginPop(in: stack, by: recognizer)
  }

  /// Lets a finger pop a stack's top; false when that begins nothing.
  private func beginPop(in stack: UINavigationController, by recognizer: UIGestureRecognizer?)
    -> Bool
  {
    stack.run?.settle()
    // What waited for that end may have covered the stack.
    guard stack === frontStack, stack.isDisplaying, stack.stack.count > 1 else { return false }
    // Whoever is asked for an animator finds the recogniser in this state.
    recognizer?.state = .began
    stack.swipeBegins = true
    stack.popViewController(animated: true)
    stack.swipeBegins = false
    layoutIfNeeded()
    recognizer?.state = .possible
    // With an animator of the app's own, the app follows the finger or none does (U61).
    guard stack.run?.isSwiped == true else { return false }
    swiping = stack
    return true
  }

  /// Pulls down what has zoomed, which goes back into what it has grown out of (U176); false when that
  /// begins nothing.
  ///
  /// It goes on as a swipe does in a stack, and as the drag of a card otherwise. In a stack it also takes
  /// hold of what zooms at that moment (U45).
  public func beginZoomBack() -> Bool {
    layoutIfNeeded()
    guard !isGestureRunning else { return false }
    if let stack = frontStack {
      if isQuiet(beside: stack), stack.run?.takeHold() == true {
        swiping = stack
        return true
      }
      if stack.stack.count > 1, stack.stack.last?.zoomTransition != nil {
        return beginZoomBack(in: stack)
      }
    }
    guard !isTransitioning, let presentation = frontWindow?.presentations.last,
      presentation.presented.permitsZoomBack
    else { return false }
    let dismissal = Dismissal(of: presentation, animated: true, isInteractive: true)
    dismissal.begin()
    dismissal.hold()
    sheetDrag = dismissal
    return true
  }

  /// Pulls down the top of a stack, whether it stands there or is still on its way (U45).
  private func beginZoomBack(in stack: UINavigationController) -> Bool {
    isQuiet(beside: stack) && stack.stack.last?.permitsZoomBack == true
      && beginPop(in: stack, by: nil)
  }

  /// Whether nothing moves but a stack.
  private func isQuiet(beside stack: UINavigationController) -> Bool {
    running.allSatisfy { $0 === stack.run?.running }
  }

  /// Lets the finger go back to the edge (U52, U53).
  public func cancelSwipeBack() {
    swiping?.run?.cancel()
    swiping = nil
  }

  /// Lets the finger go on the far side; the transition then takes its time.
  public func finishSwipeBack() {
    swiping?.run?.finishGesture()
    swiping = nil
  }

  /// Puts a finger on the front card and begins to drag it down; false when it may not go (U91).
  public func beginSheetDrag() -> Bool {
    layoutIfNeeded()
    guard !isTransitioning, let presentation = frontSheet else { return false }
    sheetDrag = beginDismissal(of: presentation)
    return sheetDrag != nil
  }

  /// A dismissal by a user, held by the finger; nil when it may not go (U91).
  private func beginDismissal(of presentation: Presentation) -> Dismissal? {
    let controller = presentation.controller
    guard !presentation.presented.isModalInPresentation,
      controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
    else {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      return nil
    }
    controller.delegate?.presentationControllerWillDismiss(controller)
    let dismissal = Dismissal(of: presentation, animated: true, isInteractive: true)
    dismissal.begin()
    dismissal.hold()
    return dismissal
  }

  /// Taps beside the popover or action sheet in front, which dismisses it; false when there is none, or
  /// it may not go.
  public func tapBesidePopover() -> Bool {
    layoutIfNeeded()
    guard !isTransitioning, let presentation = frontWindow?.presentations.last else { return false }
    if let alert = presentation.presented as? UIAlertController { return alert.tapBeside() }
    guard presentation.controller.style == .popover else { return false }
    let dismissal = beginDismissal(of: presentation)
    dismissal?.finishGesture()
    return dismissal != nil
  }

  /// Lets the card spring back (U94).
  public func cancelSheetDrag() {
    sheetDrag?.cancel()
    sheetDrag = nil
  }

  /// Lets the card go; the transition then takes its time.
  public func finishSheetDrag() {
    sheetDrag?.finishGesture()
    sheetDrag = nil
  }

  /// The card that a finger reaches: in front, or under the layer that is presented inside it.
  private var frontSheet: Presentation? {
    guard let window = frontWindow else { return nil }
    for presentation in window.presentations.reversed() {
      if presentation.controller.style.isSheet { return presentation }
      guard presentation.controller.style.usesContext else { return nil }
    }
    return nil
  }

  /// The innermost stack that shows the front controller, or the one that its column's way back
  /// changes.
  ///
  /// Beside a card that lets touches through a finger reaches those behind.
  private var frontStack: UINavigationController? {
    let found = reachedControllers.compactMap { controller in
      let stack = innermost(UINavigationController.self, in: controller)
      return stack?.wayBack ?? stack
    }
    return found.first { $0.stack.count > 1 } ?? found.first
  }

  /// The innermost container of a kind that a controller shows.
  private func innermost<Container: UIViewController>(
    _ kind: Container.Type, in controller: UIViewController
  ) -> Container? {
    var found: Container?
    var candidate: UIViewController? = controller
    while let current = candidate {
      if let container = current as? Container { found = container }
      candidate = current.frontChild
    }
    return found
  }

  /// The innermost container of a kind that a finger reaches, the front layer's first.
  func innermost<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    reachedControllers.lazy.compactMap { self.innermost(kind, in: $0) }.first
  }

  /// The controller in front: the last presented one on screen, otherwise the root.
  var frontController: UIViewController? { reachedControllers.first }

  /// The controllers of the layers that a finger reaches, the front one first.
  private var reachedControllers: [UIViewController] {
    guard let window = frontWindow else { return [] }
    var reached: [UIViewController] = []
    for layer in window.presentations.reversed()
    where layer.presented.viewStorage?.isOnScreen == true {
      reached.append(layer.presented)
      if !layer.container.isPassedThrough { return reached }
    }
    return reached + [window.rootViewController].compactMap(\.self)
  }

  /// Drags the front card to another of its heights; false when it has no such height.
  public func dragSheet(to detent: UISheetPresentationController.Detent.Identifier) -> Bool {
    layoutIfNeeded()
    guard !isTransitioning, let sheet = frontSheet?.controller as? UISheetPresentationController,
      sheet.rests.detents.contains(where: { $0.identifier == detent })
    else { return false }
    guard sheet.rests.selected != detent else { return true }
    sheet.rests.selected = detent
    let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    return true
  }

  /// The highest window that is shown and takes touches.
  public var frontWindow: UIWindow? {
    scene.shownWindows.last(where: \.isUserInteractionEnabled)
  }
}

extension UIGestureRecognizer {
  /// Whether a swipe may begin: it is turned on, and its delegate allows it.
  package var maySwipe: Bool {
    isEnabled && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// The same without asking code of the app, which then decides when the swipe begins.
  package var offersSwipe: Bool {
    isEnabled && ((delegate as? PopRules)?.gestureRecognizerShouldBegin(self) ?? true)
  }
}
