/// The way of a request from a plan over its questions to a commit; the plan of an intent, and what it asks.
extension Traffic {
  /// Plans a request, then asks a guard or a screen, or commits; called again after each answer.
  mutating func advance(_ number: Int) {
    requests[number]?.phase = .asking(nil)
    // A request is large, and each read from the store would copy it.
    guard let request = requests[number] else { return }
    if case .lookUp(let pattern, _) = request.intent { return lookUp(number, pattern) }
    do throws(NavigationError) {
      try bind(request)
      let prospect = try lookAhead(for: request)
      let plan = prospect.plan
      if isHeld(request, with: plan) { return wait(number) }
      if let screen = screenHolding(request, with: plan) ?? dialogHolding(request, with: plan) {
        return park(number, until: .end(of: screen, by: nil))
      }
      if isTooEarly(request, with: plan) { return park(number, until: .host) }
      try checkIsNewest(request, plan)
      // A link takes nobody's place before it may be shown.
      if !request.precedence.isLink { supersedeOlder(than: request, plan) }
      if let rule = prospect.rules.first(where: { !request.attempt.passes.contains($0) }) {
        ask(addressee(rule, plan.occasion), for: number)
      } else if let id = exits(of: plan, for: request.planned).first(
        where: { !request.attempt.mayGo.contains($0) })
      {
        ask(.screen(id), for: number)
      } else {
        commit(plan, for: request)
      }
    } catch {
      if mayWait(number, after: error) { wait(number) } else { end(number, .failure(error)) }
    }
  }

  /// Plans a request, unless its last plan is still valid, and keeps the plan.
  mutating func lookAhead(for request: Request) throws(NavigationError) -> Prospect {
    let prospect = try prospect(of: request)
    if request.attempt.prospect?.value.basis != prospect.basis {
      requests[request.number]?.attempt.prospect = Boxed(prospect)
    }
    return prospect
  }

  /// What all plans depend on, as it is now.
  var basis: Prospect.Basis {
    Prospect.Basis(
      commit: host.lastCommit, maps: maps.version, newest: tree.newest, traits: traits,
      keptLimit: limits.keptParts, others: host.others)
  }

  /// The plan of a request for the tree as it is now.
  func prospect(of request: Request) throws(NavigationError) -> Prospect {
    let basis = basis
    if let known = request.attempt.prospect?.value, known.basis == basis { return known }
    let intent = request.planned
    let plan = try Planner.plan(
      intent, maps: maps, tree: tree, keptLimit: limits.keptParts, traits: traits,
      isGesture: request.cause == .user, since: request.mark, exempting: request.exemption,
      without: request.refused, beneath: host.othersStaying(for: request.origin))
    let rules = try guards(of: plan, for: intent, exempting: request.exemption)
    return Prospect(basis: basis, plan: plan, rules: rules)
  }

  /// The plan of an intent for the present tree, or for `other`; guards are not asked.
  func plan(
    for intent: Intent, in other: NavigationTree? = nil, isGesture: Bool = false,
    exempting exemption: GuardExemption? = nil
  ) throws(NavigationError) -> NavigationPlan {
    try Planner.plan(
      intent, maps: maps, tree: other ?? tree, keptLimit: limits.keptParts, traits: traits,
      isGesture: isGesture, exempting: exemption, beneath: host.othersStaying(for: .code))
  }

  /// The plan of an intent for the present tree, or for `other`; nil when it is impossible.
  func possiblePlan(
    for intent: Intent, in other: NavigationTree? = nil, isGesture: Bool = false
  ) -> NavigationPlan? {
    do { return try plan(for: intent, in: other, isGesture: isGesture) } catch { return nil }
  }

  /// The guards of the present plan of an intent, each once; empty when there is no plan.
  func rules(for intent: Intent) -> [AnyGuard] {
    do { return try guards(of: plan(for: intent), for: intent) } catch { return [] }
  }

  /// The maps after an intent is committed.
  func maps(after intent: Intent) -> MapSet {
    switch intent {
    case .adopt(let map, _): return maps.replacing(map.entries)
    // What leaves a sign-in may go before an adoption that waited for it.
    case .transaction(let steps):
      for case .adopt(let map, _) in steps { return maps.replacing(map.entries) }
      return maps
    default: return maps
    }
  }

  /// All guards that a plan must pass, each once.
  func guards(
    of plan: NavigationPlan, for intent: Intent, exempting exemption: GuardExemption? = nil
  ) throws(NavigationError) -> [AnyGuard] {
    try plan.guards(
      in: maps(after: intent), traits,
      reaching: intent.traits.contains(.hasTarget) ? plan.target : nil,
      exempting: exemption, owing: owed)
  }

  /// The screens that a plan closes and that must be asked before, front first.
  ///
  /// Layers of other code are not asked when the part beneath them goes, as at a sign-out.
  func exits(of plan: NavigationPlan, for intent: Intent) -> [NodeID] {
    guard mayAsk, !intent.traits.contains(.forced) else { return [] }
    let partStays = plan.from.layers.first == plan.to.layers.first
    let asking = plan.leaving.filter {
      plan.from.contains($0)
        && (reluctant.contains($0) || partStays && other($0, in: plan.from)?.asks == true)
    }
    // There is rarely more than one, which needs no order.
    return asking.count > 1 ? plan.from.frontFirst(asking) : asking
  }

  var mayAsk: Bool { !reluctant.isEmpty || !host.others.isEmpty }

  /// A layer of other code that does not just close; nil for other nodes.
  func other(_ id: NodeID, in tree: NavigationTree) -> OtherLayer? {
    guard !host.others.isEmpty else { return nil }
    return tree.node(id)?.extra?.foreign.flatMap { host.others[$0] }
  }

  /// What an asked screen, or layer of other code, is called in events and errors.
  func label(ofAsked id: NodeID) -> RouteLabel? {
    tree.route(of: id)?.label
      ?? other(id, in: tree).map { RouteLabel(type: $0.name, text: $0.name) }
  }

  /// The plan of an intent and the guards that it would ask, for tools; no guard is asked.
  package func outlook(
    of intent: Intent
  ) throws(NavigationError) -> (plan: NavigationPlan, asks: [AnyGuard]) {
    let plan = try plan(for: intent)
    return (plan, try guards(of: plan, for: intent))
  }
}

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
