import Portolan

extension WalkRunner {
  /// A user unlocks some steps after a curtain has come: by its route, or from its own screen.
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

  /// The context of the screen of the front curtain at this number, counted round; nil without one.
  func contextInCurtain(_ place: Int) -> ScreenContext<R>? {
    guard let curtain = host.curtains.last?.curtain else { return nil }
    let contexts = curtain.tree.allNodes.compactMap { ScreenContext<R>(node: $0, in: curtain) }
    return contexts.isEmpty ? nil : contexts[place % contexts.count]
  }

  /// The curtains that a step may not close: all but the one whose route code closes.
  func curtainsToStay(after step: WalkStep<R>) -> [SceneNavigator] {
    let curtains = host.curtains.map(\.curtain)
    let route: R
    switch step {
    case .beside(_, let step): return curtainsToStay(after: step)
    case .verb(.close(let closed)), .ask(.inCurtain(_, .close(let closed))): route = closed
    default: return curtains
    }
    return curtains.filter { curtain in
      !curtain.tree.layerRoots.contains { goes($0, with: AnyRoute(route), in: curtain.tree) }
    }
  }

  /// Whether a node closes with a route: it is the route's, or that of a member or first element,
  /// which are closed with their container.
  private func goes(_ id: NodeID, with route: AnyRoute, in tree: NavigationTree) -> Bool {
    if tree.name(ofRoot: id)?.isSameScreen(as: route) == true { return true }
    return tree.children(of: id).prefix(tree.kind(of: id) == .stack ? 1 : .max)
      .contains { goes($0, with: route, in: tree) }
  }

  /// Law 2 for curtains, and law 3: only permitted code closes a curtain.
  func lookAtCurtains(_ before: [SceneNavigator]) {
    for (curtain, host) in host.curtains where host.screen != ScreenModel(showing: curtain.tree) {
      watch.report(
        .agreement, "a curtain shows \(host.screen.picture), its tree \(curtain.tree.picture)")
    }
    for fault in host.curtains.flatMap(\.curtain.tree.faults) {
      watch.report(.nothingHalfDone, "a curtain: \(fault)")
    }
    if !before.allSatisfy({ old in host.curtains.contains { $0.curtain === old } }) {
      watch.report(.nothingHalfDone, "a curtain went, and no request has closed it")
    }
  }
}
