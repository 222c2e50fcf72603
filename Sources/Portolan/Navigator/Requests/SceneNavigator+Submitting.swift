extension SceneNavigator {
  /// The one way in: every verb, link, gesture and detour becomes a request here.
  func submit(
    _ intent: Intent, policy: QueuePolicy = .enqueue, cause: Cause = .code,
    origin: NavigationRequest.Origin = .code, cargo: Cargo = Cargo(), site: CallSite
  ) -> NavigationRequest {
    if origin == .link, let same = waiting(for: intent) { return same }
    if policy == .enqueue, let same = repeated(intent, cause: cause, cargo) { return same }
    lastNumber += 1
    let request = NavigationRequest(
      lastNumber, intent, cause: cause, origin: origin, site: site, navigator: self)
    request.cargo = cargo
    let older = policy == .replace ? queue + [running].compactMap { $0 } : []
    // Before anybody is told: what a receiver of the event asks for comes after it.
    queue.append(request)
    emit(.asked(request.number, intent.label, site))
    for old in older { end(old, .failure(.superseded)) }
    takeTurns()
    updateBusy()
    return request
  }

  /// The same link twice is followed once.
  private func waiting(for intent: Intent) -> NavigationRequest? {
    (queue + parked.map(\.request) + [running].compactMap { $0 }).first {
      $0.origin == .link && $0.original == intent
    }
  }

  /// Gives turns as long as nobody has one; a request's turn ends with its commit.
  func pump() {
    // What ends during a turn comes back here, and the loop that gave the turn goes on: a long
    // queue is worked off in a loop and not in ever deeper calls.
    guard !isPumping else { return }
    isPumping = true
    takeTurns()
    isPumping = false
    updateBusy()
  }

  private func takeTurns() {
    while !isCommitting, running == nil, !queue.isEmpty {
      let next = queue.removeFirst()
      // Who was told that it is resumed may have ended it.
      guard next.outcome == nil else { continue }
      if isClosed {
        end(next, .failure(.sceneGone))
      } else {
        running = next
        advance(next)
      }
    }
  }

  /// Plans, asks, and commits; called again after each answer.
  func advance(_ request: NavigationRequest) {
    guard running === request, request.outcome == nil else { return }
    request.state = .asking
    followScreen()
    do throws(NavigationError) {
      let plan = try plan(for: request.intent)
      if let rule = try guards(of: plan).first(where: { !request.passes.contains($0) }) {
        ask(rule, for: request)
      } else {
        commit(plan, for: request)
      }
    } catch {
      if case .nothingToPresentOver = error, request.origin == .link {
        park(request, rule: nil, node: tree.layers.first?.root)
        pump()
      } else {
        end(request, .failure(error))
      }
    }
  }

  func plan(for intent: Intent) throws(NavigationError) -> Plan {
    try Planner.plan(intent, maps: maps, tree: tree, keptLimit: keptPartLimit, traits: traits)
  }

  /// The guards of all that would be shown anew, ancestors first, each once.
  ///
  /// A new value in place is asked for what its old one had not to ask.
  func guards(of plan: Plan) throws(NavigationError) -> [AnyGuard] {
    var rules: [AnyGuard] = []
    for id in plan.entering + plan.returning {
      for rule in try guards(of: plan.to.route(of: id)) where !rules.contains(rule) {
        rules.append(rule)
      }
    }
    for case .update(let id) in plan.steps {
      let passed = try guards(of: plan.from.route(of: id))
      for rule in try guards(of: plan.to.route(of: id))
      where !passed.contains(rule) && !rules.contains(rule) {
        rules.append(rule)
      }
    }
    return rules
  }

  private func guards(of route: AnyRoute?) throws(NavigationError) -> [AnyGuard] {
    guard let route else { return [] }
    return try maps.guards(of: route)
  }

  /// The one way out: ends a request wherever it is.
  func end(_ request: NavigationRequest, _ result: Result<Arrival, NavigationError>) {
    guard request.outcome == nil else { return }
    queue.removeAll { $0 === request }
    parked.removeAll { $0.request === request }
    landing.removeAll { $0.request === request }
    if running === request { running = nil }
    request.finish(result)
    if case .setPath = request.original {
      for stack in stacks.values { stack.refresh(from: tree) }
    }
    switch result {
    case .success(let arrival): emit(.arrived(request.number, arrival.route?.label))
    case .failure(let error): failed(request, error)
    }
    pump()
  }

  private func failed(_ request: NavigationRequest, _ error: NavigationError) {
    emit(.failed(request.number, error))
    guard !request.isAwaited, error != .cancelled else { return }
    // One turn later, so that an asker may still await what ended at once.
    Task {
      await Task.yield()
      guard !request.isAwaited else { return }
      if let onFailure {
        onFailure(error, request.site)
      } else {
        var diagnostic = error.diagnostic
        diagnostic.site = request.site
        emit(.diagnosed(diagnostic))
      }
    }
  }
}
