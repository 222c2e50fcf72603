import Portolan

extension SceneHost: ContainerObserver {
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
    guard scene.mayBegin(move) else { return _ = scene.submit(move) }
    tabs.selection = position
    checkSoon()
  }
}

extension SceneHost: LayerObserver {
  func layerWasDismissed(over layer: LayerModel) {
    checkSoon()
  }

  func layerEnded(over layer: LayerModel) {
    // What is presented by now is another one.
    if layer.next == nil { truncate(above: layer) }
    checkSoon()
  }
}
