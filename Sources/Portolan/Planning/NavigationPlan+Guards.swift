extension NavigationPlan {
  /// All guards that the plan must pass, each once: those of the scene first, then those of
  /// destinations, ancestors first.
  ///
  /// A new value in place asks the guards that its old value did not have or has not passed. A plan
  /// that goes back asks the scene's guards for the target alone. A guard of the scene is not asked
  /// for the route to which it leads, but for the screens on top of that, nor for a curtain itself.
  func guards(
    in maps: MapSet, _ traits: SceneTraits, reaching target: NodeID?, exempting: GuardExemption?,
    owing owed: Set<Owed> = []
  ) throws(NavigationError) -> [AnyGuard] {
    guard maps.isGuarded else { return [] }
    let curtain = traits.isCurtain ? to.part.flatMap { maps.isCurtain($0) ? $0 : nil } : nil
    var rules = DistinctGuards()
    // What a restoration only keeps is asked for when it is shown.
    let asked = restoration == nil ? coming : coming.filter { to.layer(of: $0) != nil }
    if !maps.rules.isEmpty {
      let shown = ([target].compactMap(\.self) + asked).compactMap(to.route)
      for route in shown + updated.compactMap(to.route) where route != curtain {
        rules.add(
          maps.sceneGuards(of: route).filter { exempting?.covers($0, of: route, in: maps) != true })
      }
    }
    for id in asked {
      if let route = to.route(of: id) { rules.add(try maps.guards(of: route)) }
    }
    for id in updated {
      guard let old = from.route(of: id), let new = to.route(of: id) else { continue }
      let passed = try maps.guards(of: old).filter { !owed.contains(Owed(node: id, rule: $0)) }
      rules.add(try maps.guards(of: new).filter { !passed.contains($0) })
    }
    return rules.inOrder
  }

  /// The new screens that have guards; for `route`, a refuge or a curtain, the scene's guards do
  /// not count.
  package func guarded(in maps: MapSet, but route: AnyRoute?) -> [NodeID] {
    coming.filter { id in
      guard let new = to.route(of: id) else { return false }
      return maps.destination(ifKnown: new)?.guards.isEmpty != true
        || (new != route && !maps.sceneGuards(of: new).isEmpty)
    }
  }

  /// The screens that are updated in place.
  var updated: [NodeID] {
    steps.compactMap { if case .update(let id) = $0 { id } else { nil } }
  }

  /// Why its guards are asked.
  var occasion: GuardOccasion { coming.isEmpty && !updated.isEmpty ? .updating : .entering }
}

/// A guard that an open screen has not passed: a map that was adopted has given it to the screen.
struct Owed: Hashable {
  let node: NodeID
  let rule: AnyGuard
}

/// Guards without repetition, in the order in which they were added.
struct DistinctGuards {
  private(set) var inOrder: [AnyGuard] = []
  private var known: Set<AnyGuard> = []

  mutating func add(_ rules: [AnyGuard]) {
    for rule in rules where known.insert(rule).inserted { inOrder.append(rule) }
  }
}

/// Guards of the scene, and the route to which they lead: asking them for that route again would
/// never end.
struct GuardExemption: Hashable {
  var rules: Set<AnyGuard>
  let route: AnyRoute
  /// Whether the route is a detour: then what the map places on it belongs to it, such as the second
  /// screen of a sign-in.
  var isDetour: Bool

  /// Whether `rule` is one of the guards and `route` their route, so that it is not asked.
  func covers(_ rule: AnyGuard, of route: AnyRoute, in maps: MapSet) -> Bool {
    rules.contains(rule)
      && (isDetour ? maps.places(route, on: self.route) : route.isSameScreen(as: self.route))
  }
}
