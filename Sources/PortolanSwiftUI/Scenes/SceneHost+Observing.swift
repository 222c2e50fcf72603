import Portolan

extension SceneHost: ModelObserver {
  func screenMoved(_ screen: ScreenModel) {
    guard nodes.existing(screen.id) === screen else { return }
    note(screen)
    checkSoon()
  }

  func screenBroughtStack(_ screen: ScreenModel) {
    scene.report(.stackInStack(scene.tree.route(of: screen.id)))
  }

  func pathWasSet(in stack: StackModel) {
    written.append(stack)
    checkSoon()
  }

  func tabWasTapped(at position: Int, in tabs: TabsModel) {
    // SwiftUI pops on a second tap only from iOS 18 (S42); the navigator does it on all.
    if position == tabs.selection {
      if scene.isApplicable(.first) { scene.submit(.first) }
      return
    }
    let move = Move.select(tabs: tabs.id, position: position)
    // What is committed and not shown yet is still a slot on the screen.
    guard tabs.members[position].node != nil, scene.mayBegin(move) else {
      return _ = scene.submit(move)
    }
    endEditing()
    tabs.selection = position
    checkSoon()
  }

  func layerEnded(over layer: LayerModel) {
    // With all above it, unless what is presented by now is another one.
    if layer.next == nil, let place = layers.firstIndex(where: { $0 === layer }) {
      layers.removeSubrange((place + 1)...)
    }
    checkSoon()
  }
}
