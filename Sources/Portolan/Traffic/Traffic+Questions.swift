/// Answers about the present state; nothing here changes it.
extension Traffic {
  /// Whether a gesture may begin: its plan asks no guard or screen, and builds no visible screen.
  func mayBegin(_ move: Intent, on sight: Sight?) -> Bool {
    do {
      let plan = try plan(for: move, in: tree(on: sight), isGesture: true)
      // It may build the neighbours of a page, which are out of sight.
      return try !plan.entering.contains(where: plan.to.isVisible)
        && guards(of: plan, for: move).isEmpty
        && exits(of: plan, for: move).isEmpty
    } catch { return false }
  }

  /// Whether a move can be made at once: its plan asks no guard and no screen.
  func asksNothing(_ move: Intent) -> Bool {
    do {
      let plan = try plan(for: move, in: tree, isGesture: true)
      return try guards(of: plan, for: move).isEmpty && exits(of: plan, for: move).isEmpty
    } catch { return false }
  }

  /// Whether a gesture would change the tree.
  func isApplicable(_ move: Intent, on sight: Sight?) -> Bool {
    possiblePlan(for: move, in: tree(on: sight), isGesture: true)?.isEmpty == false
  }

  /// Whether an element is the first of a collapsed column before which nothing can be shown.
  func isDeadEnd(_ element: NodeID) -> Bool {
    tree.columnBefore(element).map { isApplicable($0, on: nil) } == false
  }

  /// The tree as it will be after it has followed the screen that `sight` shows.
  private func tree(on sight: Sight?) -> NavigationTree {
    guard stage.isAtRest, let reading = sight?.reading, !stage.shown.agrees(with: reading) else {
      return tree
    }
    var tree = tree
    tree.follow(reading)
    return tree
  }

  /// The screens that must be asked before `node` is closed.
  func exits(ofClosing node: NodeID) -> [NodeID] {
    guard mayAsk, let plan = possiblePlan(for: .close(.node(node))) else { return [] }
    return exits(of: plan, for: .close(.node(node)))
  }

  /// The newest request on its way to the screen, which a double tap may repeat.
  ///
  /// Parked requests do not count: the person may have forgotten them.
  var newestOnItsWay: Request? {
    if let waiting = rows.ends.max() { return requests[waiting] }
    guard let last = landing.last, let request = requests[last],
      request.landing?.commit == stage.lastCommit
    else { return nil }
    return request
  }

  /// The number of the newest request, if it is the same and not yet shown: a double tap makes one request.
  func repeated(_ new: Signal.Submission) -> Int? {
    guard new.policy != .replace, let newest = newestOnItsWay, newest.origin == .code,
      newest.cause == new.cause, newest.precedence.policy == new.policy,
      newest.original == new.intent
    else { return nil }
    // Two calls, such as of `back`, are two steps. Two gestures before any change are one step.
    let isNext = new.intent.traits.contains(.step) && (new.cause != .user || newest.landing != nil)
    return isNext ? nil : newest.number
  }

  /// The number of the adoption that a further map of the same turn joins.
  func adoption(for map: AdoptedMap) -> Int? { map.isKnown(in: maps) ? adoption : nil }

  /// The number of a request that waits for this link: a parked one, else the newest link.
  func waitingLink(_ submission: Signal.Submission) -> Int? {
    guard submission.origin == .link else { return nil }
    let newest = links.last { requests[$0]?.parking == nil }
    return links.first { number in
      guard let request = requests[number], request.original == submission.intent else {
        return false
      }
      // What a look-up finds may be allowed for one source alone.
      if case .lookUp = request.original, !request.site.isSameLink(as: submission.site) {
        return false
      }
      return number == newest || request.parking != nil
    }
  }

  /// The number of the newest restoration that has not committed.
  var restoration: Int? {
    (parked + rows.all).last {
      if case .restore? = requests[$0]?.intent { true } else { false }
    }
  }

  /// The routes above the first screen of a stack.
  func elements(of stack: AnyRoute) -> [AnyRoute] {
    guard let id = tree.stack(startingWith: stack) else { return [] }
    return tree[id].children.dropFirst().compactMap { $0.id.flatMap(tree.route(of:)) }
  }

  /// The newest path that a request on its way sets in this stack; nil without one.
  func pendingPath(of stack: AnyRoute) -> [AnyRoute]? {
    rows.all.sorted(by: >).lazy.compactMap { number in
      guard case .setPath(.stack(stack), let path, _)? = requests[number]?.original else {
        return nil
      }
      return path
    }.first
  }
}

extension Traffic {
  /// The plan of an intent for the present tree, or for `other`; guards are not asked.
  func plan(
    for intent: Intent, in other: NavigationTree? = nil, isGesture: Bool = false,
    excusing excuse: Excuse? = nil
  ) throws(NavigationError) -> Plan {
    try Planner.plan(
      intent, maps: maps, tree: other ?? tree, keptLimit: limits.keptParts, traits: traits,
      isGesture: isGesture, excusing: excuse, beneath: stage.othersStaying(for: .code))
  }

  /// The plan of an intent for the present tree, or for `other`; nil when it is impossible.
  func possiblePlan(
    for intent: Intent, in other: NavigationTree? = nil, isGesture: Bool = false
  ) -> Plan? {
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
    of plan: Plan, for intent: Intent, excusing excuse: Excuse? = nil
  ) throws(NavigationError) -> [AnyGuard] {
    try plan.guards(
      in: maps(after: intent), traits,
      reaching: intent.traits.contains(.hasTarget) ? plan.target : nil,
      excusing: excuse, owing: owed)
  }

  /// The screens that a plan closes and that must be asked before, front first.
  ///
  /// Layers of other code are not asked when the part beneath them goes, as at a sign-out.
  func exits(of plan: Plan, for intent: Intent) -> [NodeID] {
    guard mayAsk, !intent.traits.contains(.forced) else { return [] }
    let partStays = plan.from.layers.first == plan.to.layers.first
    let asking = plan.leaving.filter {
      plan.from.contains($0)
        && (reluctant.contains($0) || partStays && other($0, in: plan.from)?.asks == true)
    }
    // There is rarely more than one, which needs no order.
    return asking.count > 1 ? plan.from.frontFirst(asking) : asking
  }

  private var mayAsk: Bool { !reluctant.isEmpty || !stage.others.isEmpty }

  /// A layer of other code that does not just close; nil for other nodes.
  func other(_ id: NodeID, in tree: NavigationTree) -> OtherLayer? {
    guard !stage.others.isEmpty else { return nil }
    return tree.node(id)?.extra?.foreign.flatMap { stage.others[$0] }
  }

  /// What an asked screen, or layer of other code, is called in events and errors.
  func label(ofAsked id: NodeID) -> RouteLabel? {
    tree.route(of: id)?.label
      ?? other(id, in: tree).map { RouteLabel(type: $0.name, text: $0.name) }
  }
}
