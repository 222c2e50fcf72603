extension Plan {
  /// All guards that the plan must pass, each once: those of the scene and of the maps first, then
  /// ancestors first.
  ///
  /// A new value in place is asked for what its old one had not to ask. What only goes back asks
  /// nothing of a map, but what was asked for does: the target. A guard of a map is not asked of
  /// the route that it leads to, and of all that this stands on it is. It is not asked of what the map
  /// says is a curtain, where it is one.
  func guards(
    in maps: MapSet, _ traits: SceneTraits, reaching target: NodeID?, excusing excuse: Excuse?
  ) throws(NavigationError) -> [AnyGuard] {
    guard maps.isGuarded else { return [] }
    let curtain = traits.isCurtain ? to.part.flatMap { maps.isCurtain($0) ? $0 : nil } : nil
    var rules = DistinctGuards()
    let updates = updates
    if maps.hasGuards {
      let shown = ([target].compactMap(\.self) + coming).compactMap(to.route)
      for route in shown + updates.map(\.new) where route != curtain {
        rules.add(
          maps.standingGuards(of: route).filter { excuse?.covers($0, of: route) != true })
      }
    }
    for id in coming {
      if let route = to.route(of: id) { rules.add(try maps.guards(of: route)) }
    }
    for (old, new) in updates {
      let passed = try maps.guards(of: old)
      rules.add(try maps.guards(of: new).filter { !passed.contains($0) })
    }
    return rules.inOrder
  }

  /// Whether nobody has to be asked of what comes; the map's guards are not asked of a refuge itself.
  func isUnguarded(in maps: MapSet, but refuge: AnyRoute) -> Bool {
    coming.compactMap(to.route).allSatisfy { route in
      maps.destination(ifKnown: route)?.guards.isEmpty == true
        && (route == refuge || maps.standingGuards(of: route).isEmpty)
    }
  }

  /// What is given a new value in place.
  private var updates: [(old: AnyRoute, new: AnyRoute)] {
    steps.compactMap { step in
      guard case .update(let id) = step, let old = from.route(of: id), let new = to.route(of: id)
      else { return nil }
      return (old, new)
    }
  }
}

/// Guards in the order in which they were added first.
struct DistinctGuards {
  private(set) var inOrder: [AnyGuard] = []
  private var known: Set<AnyGuard> = []

  mutating func add(_ rules: [AnyGuard]) {
    for rule in rules where known.insert(rule).inserted { inOrder.append(rule) }
  }
}

/// A guard of a map and the route it leads to, of which it is not asked itself: it would lead there
/// for ever.
struct Excuse: Hashable {
  let rule: AnyGuard
  let route: AnyRoute

  /// Whether a guard is not asked of a route.
  func covers(_ rule: AnyGuard, of route: AnyRoute) -> Bool {
    rule == self.rule && route.isSameScreen(as: self.route)
  }
}
