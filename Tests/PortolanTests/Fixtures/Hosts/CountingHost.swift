@testable import Portolan

/// Makes an object for each screen that is new, as a host makes a view model, and counts them.
@MainActor final class CountingHost: RecordingHost {
  final class Model {}

  private(set) var made = 0
  private var models: [NodeID: Model] = [:]

  override func show(_ plan: NavigationPlan, _ done: @escaping @MainActor () -> Void) {
    for id in plan.entering where plan.to.kind(of: id) == .screen {
      models[id] = Model()
      made += 1
    }
    super.show(plan, done)
  }

  override func release(_ nodes: [(id: NodeID, route: AnyRoute?)]) {
    for (id, _) in nodes { models[id] = nil }
    super.release(nodes)
  }

  var alive: Int { models.count }

  func model(of id: NodeID) -> Model? { models[id] }
}
