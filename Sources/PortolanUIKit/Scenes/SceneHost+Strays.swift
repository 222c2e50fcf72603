import Portolan

/// What has left the tree while the root was out of its window: a host that is away is told of no release.
extension SceneHost {
  /// The root comes back: notes what has gone meanwhile.
  func findStrays() {
    let tree = scene.currentTree
    strays = screens.nodes.filter { !tree.contains($0) }
    if strays.isEmpty { treeBefore = nil }
  }

  /// Releases those that have left the screen too; a stack out of sight lets them go when it is shown.
  func releaseStrays() {
    let gone = strays.filter {
      let controller = screens.existing($0)
      return controller?.parent == nil && controller?.presentingViewController == nil
    }
    guard !gone.isEmpty else { return }
    strays.removeAll(where: gone.contains)
    let before = treeBefore
    release(gone.map { ($0, before?.contains($0) == true ? before?.route(of: $0) : nil) })
    if strays.isEmpty { treeBefore = nil }
  }
}
