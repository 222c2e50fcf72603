extension Plan {
  /// All guards that the plan must pass, each once: those of the scene and of the maps first, then
  /// those of destinations, ancestors first.
  ///
  /// A new value in place asks the guards that its old value did not have. A plan that goes back
  /// asks a map's guards for the target alone. A map's guard is not asked for the route to which it
  /// leads, but for the screens on top of that. No map's guard is asked for a curtain itself.
  func guards(
    in maps: MapSet, _ traits: SceneTraits, reaching target: NodeID?, excusing excuse: Excuse?
  ) throws(NavigationError) -> [AnyGuard] {
    guard maps.isGuarded else { return [] }
    let curtain = traits.isCurtain ? to.part.flatMap { maps.isCurtain($0) ? $0 : nil } : nil
    var rules = DistinctGuards()
    let updates = updates
    // What a restoration only keeps is asked for when it is shown.
    let asked = restoration == nil ? coming : coming.filter { to.layer(of: $0) != nil }
    if maps.hasGuards {
      let shown = ([target].compactMap(\.self) + asked).compactMap(to.route)
      for route in shown + updates.map(\.new) where route != curtain {
        rules.add(
          maps.standingGuards(of: route).filter { excuse?.covers($0, of: route) != true })
      }
    }
    for id in asked {
      if let route = to.route(of: id) { rules.add(try maps.guards(of: route)) }
    }
    for (old, new) in updates {
      let passed = try maps.guards(of: old)
      rules.add(try maps.guards(of: new).filter { !passed.contains($0) })
    }
    return rules.inOrder
  }

  /// Whether the new screens have no guards; for the refuge itself its map's guards do not count.
  func isUnguarded(in maps: MapSet, but refuge: AnyRoute) -> Bool {
    coming.compactMap(to.route).allSatisfy { route in
      maps.destination(ifKnown: route)?.guards.isEmpty == true
        && (route == refuge || maps.standingGuards(of: route).isEmpty)
    }
  }

  /// The old and the new values of screens that are updated in place.
  private var updates: [(old: AnyRoute, new: AnyRoute)] {
    steps.compactMap { step in
      guard case .update(let id) = step, let old = from.route(of: id), let new = to.route(of: id)
      else { return nil }
      return (old, new)
    }
  }
}

/// Guards without repetition, in the order in which they were added.
struct DistinctGuards {
  private(set) var inOrder: [AnyGuard] = []
  private var known: Set<AnyGuard> = []

  mutating func add(_ rules: [AnyGuard]) {
    for rule in rules where known.insert(rule).inserted { inOrder.append(rule) }
  }
}

/// A guard of a map or the scene, and the route to which it leads: asking it for that route again
/// would never end.
struct Excuse: Hashable {
  let rule: AnyGuard
  let route: AnyRoute

  /// Whether `rule` is this guard and `route` its route, so that it is not asked.
  func covers(_ rule: AnyGuard, of route: AnyRoute) -> Bool {
    rule == self.rule && route.isSameScreen(as: self.route)
  }
}
