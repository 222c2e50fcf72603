@testable import Portolan

/// Does so many steps of a plan and no more, for so many plans.
@MainActor final class StubbornHost: RecordingHost {
  /// How many plans are still to come that it does not finish.
  var refusals = 0
  /// How many steps it does of such a plan.
  var stopsAfter = 0
  /// How often it answers for one plan.
  var answers = 1

  override func show(_ plan: NavigationPlan, _ done: @escaping @MainActor () -> Void) {
    if refusals > 0 {
      refusals -= 1
      let steps = PlannedSteps(plan).steps.prefix(stopsAfter)
      for (step, _) in steps { screen.perform(step, towards: plan.to) }
    } else {
      screen.perform(plan)
    }
    for _ in 0..<answers { done() }
  }
}
