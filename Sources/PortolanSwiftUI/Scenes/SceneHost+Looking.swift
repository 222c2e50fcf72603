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

  /// Notes layers whose screens other code has covered from the beginning, and ends the lowest layer that
  /// UIKit does not show any longer, with those over it.
  ///
  /// Of that SwiftUI may tell nothing: a popover goes with the view that it points at, also before it has
  /// come, and other code dismisses what stands in front, or what other layers stand on (S61).
  private func followPresented() {
    for layer in layers.dropFirst() where !layer.hasAppeared && layer.isPresented {
      layer.hasAppeared = isCovered(layer) && isPresented(layer)
    }
    guard canBeAsked, let place = layers.indices.dropFirst().first(where: { hasGone(layers[$0]) })
    else { return }
    layerHasGone(at: place)
  }

  private func hasGone(_ layer: LayerModel) -> Bool {
    layer.isPresented && layer.hasAppeared
      && layer.content.flatMap(nodes.leaf)?.phase == .absent && !isPresented(layer) && !keepsLeft
  }

  /// Whether UIKit presents only screens that have left the tree: a layer that SwiftUI has still to fill anew
  /// has not gone.
  private var keepsLeft: Bool {
    windowProbe?.outermost.presentations.contains { controller in
      let probes = controller.probes.filter { $0.belongs(to: self) }
      return !probes.isEmpty && !probes.contains { scene.currentTree.contains($0.node) }
    } == true
  }

  /// Whether UIKit presents screens of a layer: another map may have moved them there, and what stands in
  /// its place may be other code's.
  func isPresented(_ layer: LayerModel) -> Bool {
    windowProbe == nil || layer.content == nil || controller(of: layer) != nil
  }

  /// The controller in which UIKit presents a layer; nil for the base content and the app's own
  /// presentations.
  func controller(of layer: LayerModel) -> UIViewController? {
    guard layer.words == nil else { return layer === layers.last ? dialog : nil }
    let screens = layer.content.map { nodes.screens(in: $0) } ?? []
    return windowProbe?.outermost.presentations.first { controller in
      controller.probes.contains { $0.belongs(to: self) && screens.contains($0.node) }
    }
  }

  /// A layer is not on screen any longer, which SwiftUI has not told.
  func layerHasGone(at place: Int) {
    let below = layers[place - 1]
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
    for id in nodes.containers where scene.currentTree.contains(id) {
      if isInFront(id) {
        nodes.addChildren(of: id, from: scene.currentTree)
        if let stack = nodes.existing(id) as? StackModel { noteMissedPath(of: stack) }
      } else {
        nodes.catchUp(id, with: scene.currentTree)
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
        if split.columns[split.planned] == nil { nodes.leaf(of: node)?.probe?.watchTransition() }
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
