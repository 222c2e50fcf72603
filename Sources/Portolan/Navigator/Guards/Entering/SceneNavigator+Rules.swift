extension SceneNavigator {
  /// All guards that a plan must pass, each once: those of the maps first, then ancestors first.
  ///
  /// A new value in place is asked for what its old one had not to ask. What only goes back asks
  /// nothing of a map.
  func guards(
    of plan: Plan, for intent: Intent, excusing excused: Set<AnyGuard> = []
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
    let asked = [target].compactMap { $0 } + new + updates.map(\.new)
    rules.add(maps.guards(ofMapsOf: asked).filter { !excused.contains($0) })
    for route in new { rules.add(try maps.guards(of: route)) }
    for (old, new) in updates {
      let passed = try maps.guards(of: old)
      rules.add(try maps.guards(of: new).filter { !passed.contains($0) })
    }
    return rules.inOrder
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

/// Guards in the order in which they were added first.
private struct DistinctGuards {
  private(set) var inOrder: [AnyGuard] = []
  private var known: Set<AnyGuard> = []

  mutating func add(_ rules: [AnyGuard]) {
    for rule in rules where known.insert(rule).inserted { inOrder.append(rule) }
  }
}
