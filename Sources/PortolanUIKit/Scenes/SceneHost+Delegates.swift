import Portolan
import PortolanWindows

/// Whose delegates containers have: ours stand in front of the app's.
extension SceneHost {
  /// Stands in front again where other code has set a delegate, when nothing moves.
  func standInFront() {
    for front in animating { front.animates = false }
    animating = []
    for (id, front) in screens.fronts where front.stand() {
      guard !front.isReported, scene.tree.contains(id) else { continue }
      front.isReported = true
      scene.report(.delegateTaken(scene.tree.name(ofRoot: id)))
    }
    for card in reports.cards { card.stand() }
  }

  /// Brings back members of tabs and splits that other code has exchanged: the map says which there are.
  func bringBackMembers() {
    for (id, front) in screens.fronts where scene.tree.contains(id) {
      bringBackMembers(of: id, front)
    }
  }

  /// Brings back the members of one container, before a step that changes them.
  func bringBackMembers(of id: NodeID, _ front: DelegateFront?) {
    guard front?.bringsBackMembers() == true, scene.tree.contains(id) else { return }
    scene.report(.membersExchanged(scene.tree.name(ofRoot: id)))
  }

  /// Lets a stack move as the map says, in the step that follows.
  func prepareAnimation(in stack: UINavigationController, of moving: UIViewController?) {
    guard let moving, hasOwnMotion(moving),
      let front = DelegateFront.of(stack.frontColumn) as? NavigationFront
    else { return }
    front.animates = true
    animating.append(front)
  }
}
