import Portolan

extension WalkRunner {
  /// A person unlocks some steps after a curtain has come: by its route, or from its own screen.
  func unlockLater() {
    guard let curtain = host.curtains.last?.curtain, let root = curtain.tree.layerRoots.first else {
      return coveredSteps = 0
    }
    coveredSteps += 1
    guard coveredSteps % 4 == 0 else { return }
    if coveredSteps % 8 == 0, let route = curtain.tree.name(ofRoot: root)?.as(R.self) {
      remember([navigator.close(route)])
    } else {
      unlock(curtain)
    }
  }

  /// All curtains close, as at the end of a walk.
  func unlock() {
    for (curtain, _) in host.curtains { unlock(curtain) }
  }

  /// Each screen of a curtain closes itself, the first one first.
  private func unlock(_ curtain: SceneNavigator) {
    for id in curtain.tree.allNodes { ScreenContext<R>(node: id, in: curtain)?.close() }
  }

  /// Law 2 for curtains, and law 3: only permitted code closes a curtain.
  func lookAtCurtains(_ before: [SceneNavigator]) {
    for (curtain, host) in host.curtains where host.screen != ScreenModel(showing: curtain.tree) {
      watch.report(
        .agreement, "a curtain shows \(host.screen.picture), its tree \(curtain.tree.picture)")
    }
    if !before.elementsEqual(host.curtains.prefix(before.count), by: { $0 === $1.curtain }) {
      watch.report(.nothingHalfDone, "a curtain went, and nobody has closed it")
    }
  }
}
