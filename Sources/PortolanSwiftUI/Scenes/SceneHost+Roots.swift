import Portolan

/// How a host comes and goes with its root view: windows are closed and opened again.
extension SceneHost {
  /// Becomes the navigator's host; a root view that is replaced goes with the same update.
  func attach() {
    let before = scene.currentHost as? SceneHost
    scene.isCompact = true  // no columns yet
    scene.attach(self)
    guard let before, before !== self else { return }
    Task { [weak self, weak before] in
      guard let self, let before, before.isOnScreen, scene.isHosted(by: self) else { return }
      scene.report(.twoRoots())
      before.clear()
      earlier = before
    }
  }

  /// The root view has gone; another that was emptied for it shows the tree again.
  func detach() {
    guard scene.isHosted(by: self) else { return }
    scene.detach(self)
    if let earlier, earlier.isOnScreen { earlier.attach() }
  }

  private var isOnScreen: Bool { windowProbe?.viewIfLoaded?.window != nil }
}
