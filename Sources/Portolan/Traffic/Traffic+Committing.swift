extension Traffic {
  /// The one door into the tree.
  mutating func commit(_ plan: Plan, for request: Request) {
    let number = request.number
    running = nil
    maps = maps(after: request.intent)
    let isAsked = plan.asksForTarget && request.cause != .user
    let asked = plan.target.flatMap { self.isAsked($0, by: request, in: plan.to) ? $0 : nil }
    let landing = Landing(
      arrival: arrival(of: request, by: plan), node: plan.target, asked: asked, isAsked: isAsked,
      commit: stage.lastCommit + 1)
    requests[number]?.attempt = Request.Attempt()
    requests[number]?.phase = .committed(landing)
    self.landing.append(number)
    change(
      to: plan,
      Effect.Change(
        plan: plan, cause: request.cause, request: number, asked: asked, isAsked: isAsked))
    stage.note(plan, for: request.intent)
    if request.origin == .detour { detourCame(number, at: plan.target) }
    tell(of: request) { .committed($0, from: plan.from, to: plan.to) }
    if let restoration = plan.restoration, !restoration.leftOut.isEmpty {
      tell { _ in .diagnosed(restoration.diagnostic) }
    }
  }

  private func arrival(of request: Request, by plan: Plan) -> Arrival {
    Arrival(
      node: plan.target, route: plan.target.flatMap(plan.to.route), asked: request.original.route,
      finding: plan.finding, asker: request.asker, detours: request.detours.map(\.label),
      map: mapName(for: request.original.route), restoration: plan.restoration)
  }

  /// Whether a node is what was asked for; after a redirect it is not.
  private func isAsked(_ node: NodeID, by request: Request, in tree: NavigationTree) -> Bool {
    guard let asked = request.original.route else { return false }
    return tree.route(of: node)?.isSameScreen(as: asked) == true
  }

  /// A change that no request asked for.
  mutating func change(to plan: Plan, cause: Cause) {
    change(
      to: plan,
      Effect.Change(plan: plan, cause: cause, request: nil, asked: nil, isAsked: false))
  }

  private mutating func change(to plan: Plan, _ change: Effect.Change) {
    tree = plan.to
    stage.take(plan)
    if !reluctant.isEmpty { reluctant.subtract(plan.leaving) }
    effects.append(.changed(change))
  }
}
