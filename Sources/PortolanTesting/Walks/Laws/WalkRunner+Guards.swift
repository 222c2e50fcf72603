import Portolan

extension WalkRunner {
  /// Law 4: after all guards were asked again, no guard refuses a screen that is shown or kept.
  func lookAtGuards() {
    for id in scene.tree.allNodes {
      guard let route = scene.tree.route(of: id) else { continue }
      for rule in passes.askedAgain(of: route) where !keeper.keeps(rule) {
        watch.report(.noWayRound, "\(route.picture) is there, and \(rule) refuses it")
      }
    }
  }
}
