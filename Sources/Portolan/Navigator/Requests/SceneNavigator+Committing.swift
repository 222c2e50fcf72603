extension SceneNavigator {
  /// The one door into the tree.
  func commit(_ plan: Plan, for request: NavigationRequest) {
    request.stopWaiting()
    request.state = .committed
    request.prospect = nil
    running = nil
    let from = tree
    maps = maps(after: request.intent)
    let isAsked = plan.asksForTarget && request.cause != .user
    request.whenCommitting?()
    let arrival = Arrival(
      node: plan.target ?? NodeID(raw: 0), route: plan.target.flatMap(plan.to.route),
      asked: request.original.route, finding: plan.finding,
      restoration: plan.restoration)
    // Before anybody is told: who closes the scene then ends this request too.
    landing.append(
      Landing(
        request: request, arrival: arrival, node: plan.target, isAsked: isAsked,
        commit: lastCommit + 1))
    let touched = change(to: plan, cause: request.cause)
    note(plan, for: request.intent)
    request.whenCommitted?(plan.target)
    deliver(request, to: plan.target)
    update(touched + [isAsked ? plan.target : nil].compactMap { $0 })
    // Only now: who receives the event may ask for more, which commits at once.
    emit(.committed(stamp(request), from: from, to: plan.to), of: request)
    if let restoration = plan.restoration, !restoration.leftOut.isEmpty {
      report(restoration.diagnostic)
    }
    wakeParked()
    perform()
    pump()
  }

  /// Assigns the new tree and tells all that depend on it; returns the screens whose value or
  /// presentation is another.
  func change(to plan: Plan, cause: Cause) -> [NodeID] {
    isCommitting = true
    tree = plan.to
    lastCommit += 1
    freshPlan = plan
    for id in plan.leaving {
      forget(id, cause: cause)
      departed.append((id, plan.from.aliveRoute(of: id)))
    }
    var touched: [NodeID] = []
    for case .update(let id) in plan.steps {
      guard let route = tree.route(of: id), let value = routeValues[id] else { continue }
      value.route = route
      touched.append(id)
    }
    touched += retellPresentations(after: plan)
    for stack in stacks.values { stack.refresh(from: tree) }
    isCommitting = false
    return touched
  }

  /// Lets go of all that was held for a node.
  private func forget(_ id: NodeID, cause: Cause) {
    questions.removeValue(forKey: id)?.end(because: cause)
    // A host hands them over with the controller; without one nobody does.
    if host == nil { watched[id] = nil }
  }
}
