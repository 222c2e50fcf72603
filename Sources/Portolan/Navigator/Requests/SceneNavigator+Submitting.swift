extension SceneNavigator {
  /// The one way in: every verb, link, gesture and detour becomes a request here.
  func submit(
    _ intent: Intent, policy: QueuePolicy = .enqueue, cause: Cause = .code,
    origin: NavigationRequest.Origin = .code, cargo: Cargo = Cargo(), site: CallSite
  ) -> NavigationRequest {
    if origin == .link, let same = waiting(for: intent) { return same }
    if policy == .enqueue, let same = repeated(intent, cause: cause, cargo) { return same }
    let request = newRequest(intent, cause: cause, origin: origin, site: site)
    request.cargo = cargo
    enter(request, policy: policy)
    return request
  }

  /// A request that nobody was told of yet.
  func newRequest(
    _ intent: Intent, cause: Cause = .code, origin: NavigationRequest.Origin = .code, site: CallSite
  ) -> NavigationRequest {
    lastNumber += 1
    return NavigationRequest(
      lastNumber, intent, cause: cause, origin: origin, site: site, navigator: self)
  }

  /// Puts a request into the queue, behind the others or before them.
  func enter(
    _ request: NavigationRequest, policy: QueuePolicy = .enqueue, isFirst: Bool = false
  ) {
    let older = policy == .replace ? queue + [running].compactMap { $0 } : []
    // Before anybody is told: what a receiver of the event asks for comes after it.
    queue.insert(request, at: isFirst ? 0 : queue.count)
    emit(.asked(stamp(request), request.intent.label, request.site), of: request)
    for old in older { end(old, .failure(.superseded)) }
    takeTurns()
    updateBusy()
  }

  /// The same link twice is followed once.
  private func waiting(for intent: Intent) -> NavigationRequest? {
    (queue + parkings.map(\.request) + [running].compactMap { $0 }).first {
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
    // In a replay the log says whose turn it is, as long as it goes on.
    while script == nil || isClosed, !isCommitting, running == nil, !queue.isEmpty {
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
      let plan = try lookAhead(for: request)
      if isHeld(request, with: plan) { return wait(request) }
      if let rule = request.prospect?.nextRule(after: request.passes) {
        ask(rule, for: request)
      } else if let id = exits(of: plan, for: request.intent).first(
        where: { !request.mayGo.contains($0) })
      {
        ask(toLeave: id, for: request)
      } else {
        commit(plan, for: request)
      }
    } catch {
      if mayWait(request, after: error) { wait(request) } else { end(request, .failure(error)) }
    }
  }

  func plan(
    for intent: Intent, excusing excused: Set<AnyGuard> = []
  ) throws(NavigationError) -> Plan {
    try Planner.plan(
      intent, maps: maps, tree: tree, keptLimit: keptPartLimit, traits: traits, excusing: excused)
  }

  /// The one way out: ends a request wherever it is.
  func end(_ request: NavigationRequest, _ result: Result<Arrival, NavigationError>) {
    guard request.outcome == nil else { return }
    queue.removeAll { $0 === request }
    parkings.removeAll { $0.request === request }
    landing.removeAll { $0.request === request }
    if running === request { running = nil }
    request.finish(result)
    if case .setPath = request.original {
      for stack in stacks.values { stack.refresh(from: tree) }
    }
    switch result {
    case .success(let arrival): emit(.arrived(stamp(request), arrival.route?.label))
    case .failure(let error): failed(request, error)
    }
    request.whenEnded?()
    request.whenEnded = nil
    pump()
  }

  private func failed(_ request: NavigationRequest, _ error: NavigationError) {
    emit(.failed(stamp(request), error))
    guard !request.isAwaited, error != .cancelled else { return }
    // One turn later, so that an asker may still await what ended at once.
    Task {
      await Task.yield()
      guard !request.isAwaited else { return }
      if let onFailure {
        onFailure(error, request.site(of: error))
      } else {
        var diagnostic = error.diagnostic
        diagnostic.site = request.site(of: error)
        emit(.diagnosed(diagnostic))
      }
    }
  }
}
