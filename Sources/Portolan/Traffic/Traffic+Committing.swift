extension Traffic {
  /// Commits a request's plan: the only place where requests change the tree.
  mutating func commit(_ plan: NavigationPlan, for request: Request) {
    let number = request.number
    supersedeOlder(than: request, plan)
    noteFront(request, plan)
    leaveRow(request)
    links.remove(number)
    // The plan would cover or close the alert in which an asked screen asks the user.
    let alerts = askings.ofScreens
    if !alerts.isEmpty, plan.movesFront || plan.from.visiblePath != plan.to.visiblePath {
      stopAsking(alerts)
    }
    use(maps(after: request.intent))
    let committed = Committed(
      arrival: Self.arrival(of: request, by: plan, under: mapName(for: request.original.route)),
      recipient: Self.recipient(of: request, reaching: plan),
      target: plan.asksForTarget && request.cause != .user ? plan.target : nil,
      commit: host.lastCommit + 1)
    if let ahead = request.attempt.ahead { requests[ahead.request]?.intent = .transaction([]) }
    requests[number]?.enter(.committed(committed))
    self.committed.append(number)
    change(
      to: plan,
      Effect.Change(plan: plan, cause: request.cause, request: number, committed: committed))
    host.note(plan, for: request.intent)
    if case .ask = request.intent, let node = committed.recipient { asked.insert(node) }
    if request.origin == .detour { detourCame(number, at: committed.arrival.route) }
    tell(of: request) { .committed(.init(request: $0, from: plan.from, to: plan.to)) }
    if let restoration = plan.restoration, !restoration.leftOut.isEmpty {
      diagnose(restoration.diagnostic)
    }
  }

  private static func arrival(
    of request: Request, by plan: NavigationPlan, under map: String
  ) -> Arrival {
    let mayBeCovered = request.intent.traits.contains(.mayBeCovered)
    return Arrival(
      node: plan.target, route: plan.target.flatMap(plan.to.route),
      requested: request.original.route, finding: plan.finding, requester: request.facts.requester,
      detours: request.detours.map(\.label), map: map, restoration: plan.restoration,
      isCovered: mayBeCovered && plan.target.map(plan.to.isVisible) == false)
  }

  /// The node that gets the request's cargo: the target; nil after a redirect to another screen.
  private static func recipient(of request: Request, reaching plan: NavigationPlan) -> NodeID? {
    guard let node = plan.target, let requested = request.original.route,
      plan.to.route(of: node)?.isSameScreen(as: requested) == true
    else { return nil }
    return node
  }

  /// Commits a change that a user or other code made on screen.
  mutating func change(to new: NavigationTree) {
    supersedeOlder(thanMoveTo: new)
    let plan = NavigationPlan(from: tree, to: new)
    change(to: plan, Effect.Change(plan: plan, cause: .user, request: nil, committed: nil))
  }

  /// Adopts the maps of the scene beneath this curtain at once; what has guards is not built.
  ///
  /// A curtain that they cannot show without guards, or without closing a screen that wants to be
  /// asked, stays as it was built, under their guards.
  mutating func follow(_ new: AdoptedMap) {
    let intent = Intent.adopt(new)
    var plan = possiblePlan(for: intent)
    if let guarded = plan?.guarded(in: maps(after: intent), but: tree.part), !guarded.isEmpty {
      plan = possiblePlan(for: .transaction([intent, .evict(guarded, instead: nil)]))
    }
    guard let plan, plan.to.part == tree.part, exits(of: plan, for: intent).isEmpty else {
      return use(maps.guarded(by: new.entries))
    }
    commit(plan, for: intent)
  }

  /// Uses other maps from now on, and notes which of their guards open screens have not passed.
  mutating func use(_ new: MapSet) {
    let old = maps
    maps = new
    guard old.version != new.version else { return }
    for id in frontFirst() {
      guard let route = tree.route(of: id) else { continue }
      let passed = ownRules(of: route, in: old)
      owed.formUnion(
        ownRules(of: route).filter { !passed.contains($0) }.map { Owed(node: id, rule: $0) })
    }
  }

  private mutating func change(to plan: NavigationPlan, _ change: Effect.Change) {
    inheritGuards(by: plan)
    tree = plan.to
    host.take(plan)
    if !owed.isEmpty {
      let settled = Set(plan.leaving + plan.coming + plan.updated)
      owed = owed.filter { !settled.contains($0.node) }
    }
    if !reluctant.isEmpty { reluctant.subtract(plan.leaving) }
    if !asked.isEmpty { asked.subtract(plan.leaving) }
    effects.append(.changed(change))
  }
}

extension Diagnostic {
  static func tooManyCommits(_ limit: Int) -> Diagnostic {
    Diagnostic(
      .tooManyCommits, "One call has led to more than \(limit) changes of the tree.",
      why: "A listener that makes a request at each change never ends.",
      fix: "Make a request only when the tree does not show its target yet.")
  }
}
