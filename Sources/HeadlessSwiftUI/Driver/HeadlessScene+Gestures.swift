public import HeadlessUIKit

extension HeadlessScene {
  /// Taps the bar's button that leads back.
  public func tapBack() throws(HeadlessTouchError) {
    let stack = try stackWithButton("Back")
    perform { stack.goBack(to: stack.screens.count - 2) }
  }

  /// Chooses a screen of the menu that a long press on the back button opens.
  public func tapBack(to index: Int) throws(HeadlessTouchError) {
    let stack = try stackWithButton("Back")
    guard stack.screens.indices.dropLast().contains(index) else {
      throw HeadlessTouchError(label: "Back to \(index)", reason: .notFound, tappable: tappable)
    }
    perform { stack.goBack(to: index) }
  }

  /// Begins to swipe from the edge.
  public func beginSwipeBack() throws(HeadlessTouchError) {
    try beginSwipe(by: \.interactivePopGestureRecognizer)
  }

  /// Begins to swipe in the content, as from iOS 26 on (U167).
  public func beginSwipeBackInContent() throws(HeadlessTouchError) {
    guard profile >= .iOS26 else {
      throw HeadlessTouchError(label: "Swipe back", reason: .notFound, tappable: tappable)
    }
    try beginSwipe(by: \.interactiveContentPopGestureRecognizer)
  }

  private func beginSwipe(
    by recognizer: (UINavigationController) -> UIGestureRecognizer?
  ) throws(HeadlessTouchError) {
    let (stack, hasButton) = try stackInFront("Swipe back")
    stack.setSwipeRules(hasBackButton: hasButton)
    guard perform({ recognizer(stack.controller)?.maySwipe }) == true else {
      throw HeadlessTouchError(label: "Swipe back", reason: .disabled, tappable: tappable)
    }
    perform { stack.beginSwipe() }
  }

  /// Lets go where the swipe began.
  public func cancelSwipeBack() { perform { swiping?.cancelSwipe() } }

  /// Lets go when the screen is far enough on its way.
  public func finishSwipeBack() { perform { swiping?.finishSwipe() } }

  /// Begins to drag the frontmost sheet down.
  public func beginSheetDrag() throws(HeadlessTouchError) {
    try beginDrag(of: .sheet)
  }

  /// Taps beside the popover in front, which closes it.
  ///
  /// - Throws: A `HeadlessTouchError` when there is none, or it may not be closed.
  public func tapBesidePopover() throws(HeadlessTouchError) {
    try beginDrag(of: .popover)
    finishSheetDrag()
  }

  private func beginDrag(of style: Layer.Style) throws(HeadlessTouchError) {
    let layers = frontStages.flatMap(\.layers)
    let node = nodes.flat.last { node in
      node.kind != .window && layers.contains { $0 === node.layer }
    }
    guard let node, let layer = node.layer, let presenter = layer.presenter else {
      throw HeadlessTouchError(label: style.rawValue, reason: .notFound, tappable: tappable)
    }
    guard presenter.stage.modalTransition == nil else {
      throw HeadlessTouchError(label: style.rawValue, reason: .transitioning, tappable: tappable)
    }
    guard layer.style == style, presenter.stage.window?.isCoveredByUIKit != true,
      perform({ layer.mayDrag(isDisabled: node.isDismissDisabled) })
    else {
      throw HeadlessTouchError(label: style.rawValue, reason: .disabled, tappable: tappable)
    }
    perform { presenter.beginDrag(layer) }
  }

  /// Lets the sheet spring back.
  public func cancelSheetDrag() {
    guard let layer = draggedLayer else { return }
    perform { layer.presenter?.cancelDrag(layer) }
  }

  /// Lets go when the sheet is far enough down.
  public func finishSheetDrag() {
    guard let layer = draggedLayer else { return }
    perform { layer.presenter?.finishDrag(layer) }
  }

  private var draggedLayer: Layer? {
    stages.compactMap(\.layers.last).first { $0.drag?.isHeld == true }
  }

  /// The contents of the window that a finger reaches.
  private var frontStages: [Stage] {
    guard let front = screen.frontWindow, front !== window else { return [stage] }
    return front.rootViewController.map(HostedGraphs.inside)?.map(\.stage) ?? []
  }

  private var swiping: StackModel? {
    nodes.all(.stack).compactMap(\.stackModel).first { $0.gesture?.transition.isHeld == true }
  }

  /// The names of the button in front that leads back; empty without such a button.
  package var backNames: [String] {
    guard let stack = innermostStack, stack.stackModel?.canGoBack == true,
      let top = stack.children.last, !top.isBackButtonHidden
    else { return [] }
    return ["Back"] + [top.backTitle].compactMap { $0 }
  }

  /// Whether a stack in front has a screen beneath, whether or not it may be swiped away.
  package var hasWayBack: Bool { innermostStack != nil }

  /// Whether a sheet is in front, whether or not it may be dragged.
  package var hasCard: Bool { nodes.frontLayer.kind == .sheet }

  /// The innermost stack in front that has a screen beneath the one it shows.
  private var innermostStack: HeadlessNode? {
    let stacks = nodes.all(.stack).filter { $0.isHittable && $0.isVisible && !$0.isLeaving }
    return stacks.last { ($0.stackModel?.screens.count ?? 0) > 1 }
  }

  private func stackWithButton(_ label: String) throws(HeadlessTouchError) -> StackModel {
    let (stack, hasButton) = try stackInFront(label)
    if hasButton { return stack }
    throw HeadlessTouchError(label: label, reason: .disabled, tappable: tappable)
  }

  /// The innermost stack in front that has somewhere to go back to, and whether a button does.
  private func stackInFront(
    _ label: String
  ) throws(HeadlessTouchError) -> (stack: StackModel, hasButton: Bool) {
    guard let found = innermostStack, let model = found.stackModel else {
      let isBusy = isTransitioning
      throw HeadlessTouchError(
        label: label, reason: isBusy ? .transitioning : .notFound, tappable: tappable)
    }
    guard model.transition == nil else {
      throw HeadlessTouchError(label: label, reason: .transitioning, tappable: tappable)
    }
    guard model.canGoBack else {
      throw HeadlessTouchError(label: label, reason: .disabled, tappable: tappable)
    }
    return (model, found.children.last?.isBackButtonHidden != true)
  }
}
