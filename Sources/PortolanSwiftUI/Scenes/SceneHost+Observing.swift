import Portolan

extension SceneHost: ModelObserver {
  func screenMoved(_ screen: ScreenModel) {
    guard nodes.existing(screen.id) === screen else { return checkSoon() }
    note(screen)
    if screen.phase == .visible { concealMembers(around: screen.id) }
    // What other code has pushed over it out of sight is seen once it is known to have gone.
    if screen.phase == .absent, let stack = screen.stack { written.append(stack) }
    setGestures(around: screen)
    checkSoon()
  }

  func screenMayHaveMoved() { checkSoon() }

  func screenBroughtStack(_ screen: ScreenModel) {
    scene.report(.stackInStack(scene.currentTree.route(of: screen.id)))
  }

  func mayPop(to count: Int, in stack: StackModel) -> Bool {
    let asks = stack.path.dropFirst(count).contains { scene.asksBeforeClosing($0) }
    if asks {
      let move = scene.currentTree.goingBack(from: stack.path[count])
      scene.submit(gesture: count == 0 && move == .back ? .pop(to: .first) : move)
    }
    return !asks
  }

  func pathWasSet(in stack: StackModel) {
    written.append(stack.id)
    checkSoon()
  }

  /// Pushes by path: the screen comes onto the one with the link, wherever its map would place it.
  func linkWasFollowed(to value: AnyHashable, in stack: StackModel) {
    guard let route = value.base as? any NavigationRoute else {
      return scene.report(.linkToNoRoute(type(of: value.base)))
    }
    scene.submit(gesture: .push(AnyRoute(route), onto: stack.top))
  }

  func tabWasTapped(at position: Int, in tabs: TabsModel) {
    // SwiftUI has turned already, and its pages may still move.
    if tabs.isPaged, !scene.isHostPerforming {
      tabs.turnedTo = position
      turned.append(tabs.id)
      return checkSoon()
    }
    // It may be written twice, when the page that was left is on its way back.
    let tap = MemberTap(position, of: tabs.id, selected: tabs.planned, in: scene)
    if tabs.isPaged { tabs.select(tabs.planned, after: position) }
    // A tap on a slot is a request, even when the tab was entered meanwhile; during a plan it is a
    // move that follows the plan.
    guard !scene.isHostPerforming, tabs.members[position].node != nil, tap.maySelect
    else {
      tap.perform()
      return
    }
    endEditing(in: tabs.id)
    tabs.select(position)
    checkSoon()
  }

  /// Follows SwiftUI, which has moved already.
  ///
  /// The navigator asks for a column that was never entered, once the host has read it. A choice beneath a
  /// layer is SwiftUI's own, made as it collapses: the layer stays.
  func columnWasChosen(at place: Int, in split: SplitModel) {
    let move = MemberTap(place, of: split.id, selected: split.planned, in: scene)
    let isEntered = split.columns[place] != nil
    let isUsers = scene.currentTree.isVisible(split.id)
    let asks = scene.isHostPerforming ? !isEntered : isEntered && isUsers && !move.maySelect
    endEditing(in: split.id)
    split.follow(place)
    if asks { move.perform() }
    checkSoon()
  }

  /// A drag does not begin on a screen that asks; `dismiss()` of the environment comes here.
  func mayClose(over layer: LayerModel) -> Bool {
    guard let place = layers.firstIndex(where: { $0 === layer }),
      layers[(place + 1)...].contains(where: asksBeforeLeaving)
    else { return true }
    if let move = closing(layers[place + 1].content) { scene.submit(gesture: move) }
    return false
  }

  /// Notes that layers have gone while the root is out of sight, in another tab of the app's own: then
  /// nothing of ours is on screen, and is read all the same.
  private func noteLost(_ layers: ArraySlice<LayerModel>) {
    guard let probe = windowProbe, !probe.isInWindow, probe.outermost.isInWindow else { return }
    if layers.contains(where: \.hasAppeared) { hasLostLayer = true }
  }

  func layerEnded(over layer: LayerModel) {
    // Together with the layers above it, unless another layer is presented by now, or is about to be.
    if layer.next == nil, layer.update.body == nil,
      let place = layers.firstIndex(where: { $0 === layer })
    {
      noteLost(layers[(place + 1)...])
      dropLayers(from: place + 1)
      layer.content.flatMap(nodes.leaf).map(setGestures)
    }
    checkSoon()
  }
}
