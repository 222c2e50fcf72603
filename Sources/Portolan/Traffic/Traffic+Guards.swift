extension Traffic {
  /// What an intent would do as things stand; guards are not asked.
  func plan(
    for intent: Intent, excusing excuse: Excuse? = nil
  ) throws(NavigationError) -> Plan {
    try plan(for: intent, in: tree, excusing: excuse)
  }

  /// What an intent would do in a tree, asked for now.
  func plan(
    for intent: Intent, in tree: NavigationTree, excusing excuse: Excuse? = nil
  ) throws(NavigationError) -> Plan {
    try Planner.plan(
      intent, maps: maps, tree: tree, keptLimit: limits.keptParts, traits: traits,
      excusing: excuse)
  }

  /// The maps that hold once an intent is committed.
  func maps(after intent: Intent) -> MapSet {
    if case .adopt(let map, _) = intent { return maps.replacing(map.entry) }
    return maps
  }

  /// All guards that a plan must pass, each once.
  func guards(
    of plan: Plan, for intent: Intent, excusing excuse: Excuse? = nil
  ) throws(NavigationError) -> [AnyGuard] {
    try plan.guards(
      in: maps(after: intent), traits, reaching: intent.isWithoutTarget ? nil : plan.target,
      excusing: excuse)
  }

  /// The screens that a plan takes away and that want to be asked, front first.
  func exits(of plan: Plan, for intent: Intent) -> [NodeID] {
    guard !reluctant.isEmpty, !intent.isForced else { return [] }
    let asking = plan.leaving.filter { plan.from.contains($0) && reluctant.contains($0) }
    // Hardly ever more than one, which needs no order.
    return asking.count > 1 ? plan.from.frontFirst(asking) : asking
  }
}

extension Intent {
  /// Whether screens go unasked: a guard, the platform or the memory wants it.
  fileprivate var isForced: Bool {
    switch self {
    case .evict, .follow, .releaseKept: return true
    default: return false
    }
  }
}
