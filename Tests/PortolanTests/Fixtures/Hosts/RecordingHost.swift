@testable import Portolan

/// Performs each plan at once on a model of the screen and remembers it.
@MainActor class RecordingHost: NavigationHost {
  var screen = ScreenModel()
  var isTransitioning = false
  private(set) var plans: [Plan] = []

  func perform(_ plan: Plan, done: @escaping @MainActor () -> Void) {
    plans.append(plan)
    show(plan, done)
  }

  /// How it performs; subclasses do it otherwise.
  func show(_ plan: Plan, _ done: @escaping @MainActor () -> Void) {
    screen.perform(plan)
    done()
  }

  func release(_ nodes: [(id: NodeID, route: AnyRoute?)]) {
    screen.forget(nodes.map(\.id))
  }

  func close() {}

  func reading() -> ScreenReading? { screen.reading }

  func forget() { plans = [] }
}
