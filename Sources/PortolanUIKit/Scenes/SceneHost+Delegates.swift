import Portolan
import PortolanWindows

/// Whose delegates containers have: ours stand in front of the app's.
extension SceneHost {
  /// Stands in front again where other code has set a delegate, when nothing moves.
  func standInFront() {
    for front in animating { front.animates = false }
    animating = []
    for (id, front) in screens.fronts where front.stand() { reportTaken(id, front) }
    for card in reports.cards { card.stand() }
  }

  /// Stands in front again where that cannot wait until nothing moves.
  func followDelegates() {
    for (id, front) in screens.fronts where front.follow() { reportTaken(id, front) }
  }

  private func reportTaken(_ id: NodeID, _ front: DelegateFront) {
    guard !front.isReported, scene.currentTree.contains(id) else { return }
    front.isReported = true
    scene.report(.delegateTaken(scene.currentTree.name(ofRoot: id)))
  }

  /// Brings back members of tabs and splits that other code has exchanged: the map says which there are.
  func bringBackMembers() {
    for (id, front) in screens.fronts where scene.currentTree.contains(id) {
      bringBackMembers(of: id, front)
    }
  }

  /// Brings back what a step needs of the members of one container.
  func bringBackMembers(before step: Step) {
    switch step {
    case .fill(let id, _, _), .setMembers(let id): bringBackMembers(of: id, screens.fronts[id])
    case .select(let id, let position):
      bringBackMembers(of: id, screens.fronts[id], at: position)
    case .dismiss, .switchPart, .setStack, .update, .present: break
    }
  }

  private func bringBackMembers(of id: NodeID, _ front: DelegateFront?, at position: Int? = nil) {
    guard front?.bringsBackMembers(at: position) == true, scene.currentTree.contains(id)
    else { return }
    scene.report(.membersExchanged(scene.currentTree.name(ofRoot: id)))
  }

  /// Lets a stack move as the map says, in the step that follows.
  func prepareAnimation(in stack: UINavigationController) {
    guard let front = DelegateFront.of(stack.frontColumn) as? NavigationFront else { return }
    front.animates = true
    animating.append(front)
  }
}
