public import HeadlessUIKit

extension HeadlessScene {
  /// Taps the bar's button that leads back.
  public func tapBack() throws(HeadlessTouchError) {
    let container = try containerWithButton("Back")
    perform {
      container.settle()
      container.goBack(to: container.topPlace - 1, animated: true)
    }
  }

  /// Chooses a screen of the menu that a long press on the back button opens.
  public func tapBack(to index: Int) throws(HeadlessTouchError) {
    let container = try containerWithButton("Back")
    guard (0..<container.topPlace).contains(index) else {
      throw HeadlessTouchError(label: "Back to \(index)", reason: .notFound, tappable: tappable)
    }
    perform {
      container.settle()
      container.goBack(to: index, animated: true)
    }
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
    let (container, hasButton) = try containerInFront("Swipe back")
    container.setSwipeRules(hasBackButton: hasButton)
    guard perform({ recognizer(container.navigation)?.maySwipe }) == true else {
      throw HeadlessTouchError(label: "Swipe back", reason: .disabled, tappable: tappable)
    }
    perform {
      container.settle()
      container.beginSwipe()
    }
  }

  /// Lets go where the swipe began.
  public func cancelSwipeBack() { perform { swiping?.cancelSwipe() } }

  /// Lets go when the screen is far enough on its way.
  public func finishSwipeBack() { perform { swiping?.finishSwipe() } }

  /// Begins to drag the frontmost sheet down.
  public func beginSheetDrag() throws(HeadlessTouchError) {
    try beginDrag(of: .sheet)
  }

  /// Taps beside the popover or dialog in front, which closes it.
  ///
  /// - Throws: A `HeadlessTouchError` when there is none, or it may not be closed.
  public func tapBesidePopover() throws(HeadlessTouchError) {
    if let layer = frontStages.flatMap(\.layers).last, layer.style == .dialog, layer.state == .shown
    {
      return perform { layer.presenter?.close(layer) }
    }
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

  /// Drags the frontmost sheet to another of its heights.
  ///
  /// - Throws: A `HeadlessTouchError` when there is no sheet, or it has no such height.
  public func dragSheet(to detent: PresentationDetent) throws(HeadlessTouchError) {
    let node = nodes.frontLayer
    guard node.kind == .sheet, let layer = node.layer, !isTransitioning,
      node.heights.detents.contains(detent)
    else { throw HeadlessTouchError(label: "sheet", reason: .notFound, tappable: tappable) }
    perform {
      layer.dragged = detent
      layer.tellHeight { node.heights.selection?.wrappedValue = detent }
    }
  }

  private var draggedLayer: Layer? {
    stages.compactMap(\.layers.last).first { $0.drag?.isHeld == true }
  }

  /// The contents of the window that a finger reaches.
  private var frontStages: [Stage] {
    guard let front = screen.frontWindow, front !== window else { return [stage] }
    return front.rootViewController?.hostedGraphs.map(\.stage) ?? []
  }

  private var swiping: (any LeadsBack)? {
    nodes.flat.compactMap(\.wayBack).first(where: \.isUnderFinger)
  }

  /// The names of the button in front that leads back; empty without such a button.
  package var backNames: [String] {
    guard let container = innermostWayBack, container.wayBack?.canGoBack == true,
      container.hasBackButton
    else { return [] }
    return ["Back"] + [container.titleOfBackButton].compactMap { $0 }
  }

  /// Whether something stands beneath what is in front, whether or not it may be swiped away.
  package var hasWayBack: Bool { innermostWayBack != nil }

  /// Whether a sheet is in front, whether or not it may be dragged.
  package var hasCard: Bool { nodes.frontLayer.kind == .sheet }

  /// The innermost container in front in which something stands beneath what it shows.
  private var innermostWayBack: HeadlessNode? {
    nodes.flat.last {
      $0.wayBack?.hasWayBack == true && $0.isHittable && $0.isVisible && !$0.isLeaving
    }
  }

  private func containerWithButton(
    _ label: String
  ) throws(HeadlessTouchError) -> any LeadsBack {
    let (container, hasButton) = try containerInFront(label)
    if hasButton { return container }
    throw HeadlessTouchError(label: label, reason: .disabled, tappable: tappable)
  }

  /// The innermost container in front that has somewhere to go back to, and whether a button does.
  private func containerInFront(
    _ label: String
  ) throws(HeadlessTouchError) -> (container: any LeadsBack, hasButton: Bool) {
    guard let found = innermostWayBack, let container = found.wayBack else {
      let isBusy = isTransitioning
      throw HeadlessTouchError(
        label: label, reason: isBusy ? .transitioning : .notFound, tappable: tappable)
    }
    guard !container.isBusy else {
      throw HeadlessTouchError(label: label, reason: .transitioning, tappable: tappable)
    }
    guard container.canGoBack else {
      throw HeadlessTouchError(label: label, reason: .disabled, tappable: tappable)
    }
    return (container, found.hasBackButton)
  }
}

extension HeadlessNode {
  /// What stands in front in a stack, or the column in front of a split with its own screen.
  private var front: HeadlessNode? {
    guard kind == .split else { return children.last }
    let column = children.first { $0.kind == .column && $0.isSelected }
    return column?.all(.screen).last ?? column
  }

  fileprivate var hasBackButton: Bool { front?.isBackButtonHidden != true }

  fileprivate var titleOfBackButton: String? { kind == .split ? backTitle : front?.backTitle }
}
