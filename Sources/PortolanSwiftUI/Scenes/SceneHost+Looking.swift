import Portolan

/// Reports of appearance may not come (S71): the host looks at what would otherwise be wrong.
extension SceneHost {
  /// Takes UIKit's word for screens that are said to be there, and for those that should be.
  func look(isOverdue: Bool = false) {
    followDialog(isOverdue: isOverdue)
    for screen in onScreen { screen.look(isOverdue: isOverdue) }
    for root in [parts.current].compactMap(\.self) + layers.compactMap(\.content) {
      look(into: root, isOverdue)
    }
    followPresented()
  }

  /// Ends the layer in front when UIKit does not show it any longer.
  ///
  /// Of that SwiftUI may tell nothing: a popover goes with the view that it points at, also before it has
  /// come, and other code dismisses what stands in front (S61).
  private func followPresented() {
    guard let layer = layers.last, layer.isPresented, layer.hasAppeared,
      layer.content.flatMap(nodes.leaf)?.phase == .absent,
      let probe = windowProbe, canBeAsked,
      probe.outermost.presentations.count < countOfPresentations(in: layers.dropFirst())
    else { return }
    frontLayerHasGone()
  }

  /// The front layer is not on screen any longer, which SwiftUI has not told.
  func frontLayerHasGone() {
    let below = layers[layers.count - 2]
    below.present(nil)
    layerEnded(over: below)
  }

  /// Sees the end of what moves, also where no screen and no coordinator tells of it: of a page that a
  /// finger gives back, or a swipe that a change of the size cuts off.
  func watchTransitions() {
    watchStrangers()
    guard !isWatching, isTransitioning, !isStrangerMoving else { return }
    isWatching = true
    scene.afterHostDeadline { [weak self] in
      guard let self else { return }
      isWatching = false
      let isTold = onScreen.contains { $0.isMoving && $0.probe?.watchTransition() == true }
      if isTransitioning, !isTold, !scene.isHostPerforming { transitionIsOverdue() }
      checkSoon()
    }
  }

  /// Sets containers as the tree has them, which an overdue plan may not have come to.
  ///
  /// The screen shows no difference out of sight, and no reading says which members a container has.
  func catchUp() {
    for id in nodes.containers where scene.tree.contains(id) {
      if isInFront(id) {
        nodes.addChildren(of: id, from: scene.tree)
        if let stack = nodes.existing(id) as? StackModel { noteMissedPath(of: stack) }
      } else {
        nodes.catchUp(id, with: scene.tree)
      }
    }
  }

  private func look(into id: NodeID, _ isOverdue: Bool) {
    switch nodes.existing(id) {
    case let screen as ScreenModel: screen.look(isOverdue: isOverdue)
    case let tabs as TabsModel: if let node = tabs.selectedNode { look(into: node, isOverdue) }
    case let split as SplitModel:
      for node in split.columns.compactMap(\.self) {
        look(into: node, isOverdue)
        // A column that was never entered has no screen to tell that it is there; the one that goes has.
        if split.columns[split.front] == nil { nodes.leaf(of: node)?.probe?.watchTransition() }
      }
    case let stack as StackModel:
      look(into: stack.top, isOverdue)
      guard seen(in: stack.id) == nil, controller(of: stack)?.isInWindow == true else { return }
      // Another screen of it may be there, which may have left the path.
      for screen in nodes.screens(lastIn: stack.id) { screen.look(isOverdue: isOverdue) }
    default: break
    }
  }
}
