import PortolanTesting

@testable import Portolan

/// Makes an object for each new screen as hosts make controllers, and tells the navigator.
@MainActor final class BuildingHost: RecordingHost {
  final class Content {}

  weak var scene: SceneNavigator?
  private(set) var contents: [NodeID: Content] = [:]
  /// What the assembly does when it builds a screen.
  var assemble: @MainActor (AnyScreenContext) -> Void = { _ in }

  override func show(_ plan: Plan, _ done: @escaping @MainActor () -> Void) {
    for id in plan.entering { build(id) }
    super.show(plan, done)
  }

  private func build(_ id: NodeID) {
    guard let scene, contents[id] == nil, let context = scene.context(of: id) else { return }
    let content = Content()
    contents[id] = content
    assemble(context)
    scene.screenWasBuilt(context, as: content)
  }

  override func release(_ nodes: [(id: NodeID, route: AnyRoute?)]) {
    for (id, _) in nodes { contents[id] = nil }
    super.release(nodes)
  }
}
