#if DEBUG && Inspector
import Portolan

extension ServerMessage {
  /// The change from one tree to another, with its steps.
  static func plan(from: NavigationTree, to: NavigationTree) -> ServerMessage {
    .plan(
      change: PlanChart(
        before: TreeChart(from), after: TreeChart(to),
        steps: StepWords(NavigationPlan(from: from, to: to)).steps))
  }

  /// The tree and the waiting requests of a scene.
  @MainActor static func tree(of scene: SceneNavigator) -> ServerMessage {
    .tree(
      chart: TreeChart(scene.tree),
      waiting: scene.parked.map { parked in
        WaitingRequest(
          id: parked.id, screen: parked.target?.text, rule: parked.guard?.text,
          detour: parked.detour?.text)
      })
  }
}
#endif
