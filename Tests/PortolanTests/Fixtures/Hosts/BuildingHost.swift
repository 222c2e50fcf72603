import PortolanTesting

@testable import Portolan

/// Builds each new screen once, as hosts do, and tells the navigator.
@MainActor final class BuildingHost: RecordingHost {
  weak var scene: SceneNavigator?
  private(set) var built: Set<NodeID> = []
  /// What the assembly does when it builds a screen.
  var assemble: @MainActor (ScreenContext<AnyRoute>) -> Void = { _ in }

  override func show(_ plan: NavigationPlan, _ done: @escaping @MainActor () -> Void) {
    for id in plan.entering { build(id) }
    super.show(plan, done)
  }

  private func build(_ id: NodeID) {
    guard let scene, !built.contains(id), let context = scene.context(of: id) else { return }
    built.insert(id)
    assemble(context)
    scene.screenWasBuilt(id)
  }

  override func release(_ nodes: [(id: NodeID, route: AnyRoute?)]) {
    for (id, _) in nodes { built.remove(id) }
    super.release(nodes)
  }
}
