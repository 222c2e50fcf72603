extension Traffic {
  /// What an intent would do as things stand; guards are not asked.
  func plan(for intent: Intent) throws(NavigationError) -> Plan { try plan(for: intent, in: tree) }

  /// What an intent would do in a tree; `mark` is the newest node when it was asked for.
  func plan(
    for intent: Intent, in tree: NavigationTree, since mark: NodeID? = nil,
    excusing excuse: Excuse? = nil
  ) throws(NavigationError) -> Plan {
    try Planner.plan(
      intent, maps: maps, tree: tree, keptLimit: limits.keptParts, traits: traits, since: mark,
      excusing: excuse)
  }

  /// The maps that hold once an intent is committed.
  func maps(after intent: Intent) -> MapSet {
    if case .adopt(let map, _) = intent { return maps.replacing(map.entry) }
    return maps
  }

  /// All guards that a plan must pass, each once: those of the maps first, then ancestors first.
  ///
  /// A new value in place is asked for what its old one had not to ask. What only goes back asks
  /// nothing of a map. A guard of a map is not asked of the route that it leads to, and of all that
  /// this stands on it is.
  func guards(
    of plan: Plan, for intent: Intent, excusing excuse: Excuse? = nil
  ) throws(NavigationError) -> [AnyGuard] {
    let maps = maps(after: intent)
    let new = plan.coming.compactMap(plan.to.route(of:))
    var updates: [(old: AnyRoute, new: AnyRoute)] = []
    for case .update(let id) in plan.steps {
      guard let old = plan.from.route(of: id), let new = plan.to.route(of: id) else { continue }
      updates.append((old, new))
    }
    let target = intent.isWithoutTarget ? nil : plan.target.flatMap(plan.to.route(of:))
    var rules = DistinctGuards()
    if maps.hasGuards {
      for route in [target].compactMap(\.self) + new + updates.map(\.new) {
        rules.add(
          maps.guards(ofMap: route.typeID).filter { excuse?.covers($0, of: route) != true })
      }
    }
    for route in new { rules.add(try maps.guards(of: route)) }
    for (old, new) in updates {
      let passed = try maps.guards(of: old)
      rules.add(try maps.guards(of: new).filter { !passed.contains($0) })
    }
    return rules.inOrder
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

/// Guards in the order in which they were added first.
private struct DistinctGuards {
  private(set) var inOrder: [AnyGuard] = []
  private var known: Set<AnyGuard> = []

  mutating func add(_ rules: [AnyGuard]) {
    for rule in rules where known.insert(rule).inserted { inOrder.append(rule) }
  }
}
