extension SceneNavigator {
  /// All guards that a plan must pass, each once: those of the maps first, then ancestors first.
  ///
  /// A new value in place is asked for what its old one had not to ask. What only goes back asks
  /// nothing of a map.
  func guards(
    of plan: Plan, for intent: Intent, excusing excused: Set<AnyGuard> = []
  ) throws(NavigationError) -> [AnyGuard] {
    let maps = maps(after: intent)
    let new = (plan.entering + plan.returning).compactMap(plan.to.route(of:))
    var updates: [(old: AnyRoute, new: AnyRoute)] = []
    for case .update(let id) in plan.steps {
      guard let old = plan.from.route(of: id), let new = plan.to.route(of: id) else { continue }
      updates.append((old, new))
    }
    let target = intent.isWithoutTarget ? nil : plan.target.flatMap(plan.to.route(of:))
    var rules: [AnyGuard] = []
    let asked = [target].compactMap { $0 } + new + updates.map(\.new)
    for rule in maps.guards(ofMapsOf: asked) where !excused.contains(rule) {
      rules.append(rule)
    }
    for route in new { rules.add(try maps.guards(of: route)) }
    for (old, new) in updates {
      let passed = try maps.guards(of: old)
      rules.add(try maps.guards(of: new).filter { !passed.contains($0) })
    }
    return rules
  }
}

extension MapSet {
  fileprivate func guards(ofMapsOf routes: [AnyRoute]) -> [AnyGuard] {
    guard hasGuards else { return [] }
    var types: [ObjectIdentifier] = []
    for route in routes where !types.contains(route.typeID) { types.append(route.typeID) }
    return types.flatMap(guards(ofMap:))
  }
}

extension [AnyGuard] {
  /// Adds what is not there yet.
  fileprivate mutating func add(_ others: [AnyGuard]) {
    for other in others where !contains(other) { append(other) }
  }
}
