/// A plan's steps in the order and with the animations that look right on any screen.
///
/// Only the last step is animated: changes beneath a closing layer are made before it closes.
package final class PlannedSteps: Sendable {
  package let plan: NavigationPlan
  package let steps: [(step: Step, isAnimated: Bool)]
  /// How the screen of the last step comes or goes; nil when the last step is not animated.
  package let transition: ScreenTransition?

  /// Orders a plan's steps; the last one is not animated when the maps say `cut`.
  package init(_ plan: NavigationPlan, under maps: MapSet = MapSet()) {
    self.plan = plan
    var order: [(step: Step, isAnimated: Bool)] = []
    for step in plan.steps {
      if case .update = step { continue }
      order.append((step, false))
    }
    // Another map may move a screen out of a layer, which closes first then.
    if plan.isAnimated, order.count > 1, case .dismiss(let above)? = order.first?.step,
      !order.contains(where: \.step.presentsOrSwitches), !plan.keepsScreens(ofLayersAbove: above)
    {
      order.append(order.removeFirst())
    }
    if plan.isAnimated, let last = order.last?.step,
      Self.moves(last, of: plan, alone: order.count == 1)
    {
      transition = maps.transition(of: last, in: plan)
      order[order.count - 1].isAnimated = transition != .cut
    } else {
      transition = nil
    }
    steps = order
  }

  /// A stack moves neither when it has just come into view nor when its top stays.
  private static func moves(_ step: Step, of plan: NavigationPlan, alone: Bool) -> Bool {
    if case .setStack = step { return alone && plan.motion(of: step) != nil }
    return true
  }
}
