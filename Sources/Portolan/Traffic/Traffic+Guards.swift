extension Traffic {
  /// The present plan of an intent; guards are not asked.
  func plan(
    for intent: LiveIntent, in other: NavigationTree? = nil, isGesture: Bool = false,
    excusing excuse: Excuse? = nil
  ) throws(NavigationError) -> Plan {
    try Planner.plan(
      intent, maps: maps, tree: other ?? tree, keptLimit: limits.keptParts, traits: traits,
      isGesture: isGesture, excusing: excuse)
  }

  /// The present plan of an intent; nil when there is none.
  func possiblePlan(
    for intent: LiveIntent, in other: NavigationTree? = nil, isGesture: Bool = false
  ) -> Plan? {
    do { return try plan(for: intent, in: other, isGesture: isGesture) } catch { return nil }
  }

  /// The guards of the present plan of an intent, each once; none when there is no plan.
  func rules(for intent: LiveIntent) -> [AnyGuard] {
    do { return try guards(of: plan(for: intent), for: intent) } catch { return [] }
  }

  /// The maps after an intent is committed.
  func maps(after intent: LiveIntent) -> MapSet {
    if case .adopt(let map, _) = intent { return map.entry.map(maps.replacing) ?? maps }
    return maps
  }

  /// All guards that a plan must pass, each once.
  func guards(
    of plan: Plan, for intent: LiveIntent, excusing excuse: Excuse? = nil
  ) throws(NavigationError) -> [AnyGuard] {
    try plan.guards(
      in: maps(after: intent), traits,
      reaching: intent.traits.contains(.hasTarget) ? plan.target : nil,
      excusing: excuse)
  }

  /// The closing screens of a plan that must be asked, front first.
  func exits(of plan: Plan, for intent: LiveIntent) -> [NodeID] {
    guard !reluctant.isEmpty, !intent.traits.contains(.forced) else { return [] }
    let asking = plan.leaving.filter { plan.from.contains($0) && reluctant.contains($0) }
    // There is rarely more than one, which needs no order.
    return asking.count > 1 ? plan.from.frontFirst(asking) : asking
  }
}
