extension Traffic {
  /// The plan of an intent and the guards that it would ask, for tools; no guard is asked.
  package func outlook(
    of intent: Intent
  ) throws(NavigationError) -> (plan: Plan, asks: [AnyGuard]) {
    let plan = try plan(for: intent)
    return (plan, try guards(of: plan, for: intent))
  }
}
