@testable import Portolan

/// Concludes from hints that something runs, and may give up when it has waited too long.
@MainActor final class GuessingHost: NavigationHost {
  private(set) var screen = ScreenModel()
  private(set) var plans: [NavigationPlan] = []
  /// What it was told, in order.
  private(set) var told: [Word] = []
  /// Whether it gives up when it hears that it is overdue.
  var givesUp = false
  /// Whether it answers for a plan at once; otherwise never.
  var answers = true
  /// What it believes.
  var isTransitioning = false

  enum Word { case awaited, overdue }

  func perform(_ plan: NavigationPlan, done: @escaping @MainActor () -> Void) {
    plans.append(plan)
    screen.perform(plan)
    if answers { done() } else { isTransitioning = true }
  }

  func transitionIsAwaited() { told.append(.awaited) }

  func transitionIsOverdue() {
    told.append(.overdue)
    if givesUp { isTransitioning = false }
  }

  func reading() -> ScreenReading? { screen.reading }

  func release(_ nodes: [(id: NodeID, route: AnyRoute?)]) { screen.forget(nodes.map(\.id)) }

  func close() {}
}
