import Portolan
import PortolanWindows

/// The gestures that would take away a screen that wants to be asked: they ask, and move nothing.
extension SceneHost {
  func screen(_ node: NodeID, asksBeforeLeaving: Bool) {
    if let screen = nodes.existing(node) as? ScreenModel { setGestures(around: screen) }
  }

  /// Asks for the way back in a stack, which may stand beneath a sheet that stays.
  func goBack(in stack: UINavigationController) -> NavigationRequest? {
    let top = onScreen.last { $0.probe?.navigationController === stack }
    let move = top.map { scene.currentTree.goingBack(from: $0.element ?? $0.id) } ?? .back
    return scene.isApplicable(move) ? scene.submit(gesture: move) : nil
  }

  /// Hides Back where it would lead to an empty column, or shows it again.
  func hideDeadEnds() {
    for screen in onScreen { screen.setDeadEnd(scene.isDeadEnd(screen.element ?? screen.id)) }
  }

  /// Whether one step back leads to a column that was never entered.
  private func leadsToSlot(_ split: SplitModel) -> Bool {
    isCompact && split.planned > 0 && split.columns[split.planned - 1] == nil
  }

  /// Whether a screen in a layer wants to be asked before it goes.
  func asksBeforeLeaving(_ layer: LayerModel) -> Bool {
    layer.content.map(nodes.screens)?.contains(where: scene.asksBeforeLeaving) ?? false
  }

  /// Lets swipe and drag ask around a screen, or move it by themselves again: at rest, as what led
  /// here may be taken back; but a swipe may begin before a screen that asks is there (U46).
  func setGestures(around screen: ScreenModel) {
    if let stack = screen.stack, let controller = screen.probe?.navigationController {
      let asks = onScreen.contains {
        $0.stack == stack && [.visible, .appearing].contains($0.phase)
          && scene.asksBeforeClosing($0.element ?? $0.id)
      }
      if asks || !screen.isMoving { swipes.set(controller, asks: asks) }
    }
    if !screen.isPushed { hideDeadEnds() }
    guard !screen.isMoving else { return }
    if let split = nodes.split(ledBy: screen), let controller = screen.probe?.navigationController {
      // The stack in which columns stand on each other (U127).
      swipes.set(controller.navigationController ?? controller, asks: leadsToSlot(split))
    }
    let place = layers.lastIndex { $0.content.map(nodes.screens)?.contains(screen.id) == true }
    // What the app presents itself goes with the card on which it stands.
    guard let card = place.flatMap({ layers[...$0].lastIndex { $0.presentation == nil } }),
      layers[card].hasAppeared, layers[card].form.isCard,
      let probe = layers[card].content.flatMap(nodes.leaf)?.probe,
      // A controller that stands nowhere would make its own, which would hold it for ever.
      probe.viewIfLoaded?.window != nil, let sheet = probe.presentationController
    else { return }
    let moved = [layers[card]] + layers[(card + 1)...].prefix { $0.presentation != nil }
    let node = layers[card].content
    drags.set(sheet, asks: moved.contains(where: asksBeforeLeaving)) { [weak self] in
      self?.askToClose(node)
    }
  }
}
