/// A plan's steps in the order and with the animations that look right on any screen.
///
/// One thing moves at a time, and it is the last: what changes beneath a closing layer changes
/// before it closes.
package struct PlannedSteps {
  package let plan: Plan
  package let steps: [(step: Step, isAnimated: Bool)]

  package init(_ plan: Plan) {
    self.plan = plan
    var order = plan.steps.filter { if case .update = $0 { return false } else { return true } }
    let presents = order.contains { if case .present = $0 { return true } else { return false } }
    // Without animation all is at rest at once, and a screen may go from a layer into a stack.
    if plan.isAnimated, !order.contains(where: \.isSwitch), !presents, case .dismiss? = order.first
    {
      order.append(order.removeFirst())
    }
    steps = order.enumerated().map { place, step in
      (
        step,
        plan.isAnimated && place == order.count - 1 && Self.moves(step, alone: order.count == 1)
      )
    }
  }

  /// A stack that has only just come into view shows its end at once.
  private static func moves(_ step: Step, alone: Bool) -> Bool {
    if case .setStack = step { return alone }
    return true
  }
}
