import Portolan

/// How a host comes and goes with its root controller: windows are closed and opened again.
extension SceneHost {
  /// Becomes the navigator's host; a root that is replaced leaves its window in the same turn.
  func attach() {
    let before = scene.currentHost as? SceneHost
    scene.isCompact = true  // one column at a time
    scene.attach(self)
    guard let before, before !== self else { return }
    Task { [weak self, weak before] in
      guard let self, let before, before.isOnScreen, scene.isHosted(by: self) else { return }
      scene.report(.twoRoots())
      before.clear()
      earlier = before
    }
  }

  /// The root has gone; another that was emptied for it shows the tree again.
  func detach() {
    guard scene.isHosted(by: self) else { return }
    scene.detach(self)
    if let earlier, earlier.isOnScreen { earlier.attach() }
  }

  private var isOnScreen: Bool { root?.viewIfLoaded?.window != nil }

  /// Shows nothing any more; attached again, it builds all anew.
  private func clear() {
    guard let root else { return }
    close()
    root.switchPart(to: nil, .cut, animated: false) {}
    screens.forget()
  }
}
