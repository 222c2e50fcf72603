extension Traffic {
  /// Adds a new request to its row, or parks it when it must first wait for a detour or a lookup.
  mutating func take(_ submission: Signal.Submission, excusing excuse: Excuse? = nil) {
    let number = add(submission, with: makePrecedence(of: submission), excusing: excuse)
    tellAsked(number)
    if isClosed { return end(number, .failure(.sceneGone)) }
    if submission.policy == .replace { supersedeAll(before: number) }
    if let detour = submission.detour, isShown(detour.route) {
      let rule = rule(named: detour.rule, for: submission.intent)
      park(number, rule: rule, until: .end(of: detour.route, by: nil))
    } else if case .lookUp(let pattern, _) = submission.intent {
      lookUp(number, pattern)
    } else if case .proceed(let route, let node) = submission.intent {
      proceed(number, to: route, from: node)
    } else {
      enter(number)
      if awaitsOthers(submission.intent) { adoption = number }
    }
  }

  /// Whether an intent adopts a map, and further maps of the turn may have room for open screens.
  private func awaitsOthers(_ intent: Intent) -> Bool {
    guard case .adopt(let map, _) = intent else { return false }
    return maps.entries.count > 1 && !tree.layers.isEmpty && map.isKnown(in: maps)
  }

  /// Lets the adoption of this turn adopt other maps too.
  mutating func adopt(_ others: AdoptedMap) {
    guard let number = adoption, case .adopt(let map, _)? = requests[number]?.intent else { return }
    let all = Intent.adopt(map.joined(by: others))
    requests[number]?.original = all
    requests[number]?.intent = all
  }

  /// Puts a request behind all others of its row.
  mutating func enter(_ number: Int) {
    if let row = requests[number]?.precedence.row { rows.append(number, to: row) }
  }

  /// Makes a request that waits for its turn and is in no row yet; returns its number.
  mutating func add(
    _ submission: Signal.Submission, with precedence: Request.Precedence,
    excusing excuse: Excuse? = nil
  ) -> Int {
    lastNumber += 1
    var request = Request(
      number: lastNumber, original: submission.intent, intent: submission.intent,
      cause: submission.cause, origin: submission.origin, site: submission.site,
      mark: tree.newest, precedence: precedence)
    if let node = submission.mayGo { request.attempt.mayGo = [node] }
    request.excuse = excuse
    request.isOfAsked = submission.during != nil
    requests[lastNumber] = request
    if request.origin == .link { links.append(lastNumber) }
    if precedence.isStart { starts.insert(lastNumber) }
    return lastNumber
  }

  /// Numbers and ends a request that failed before it had an intent.
  mutating func refuse(
    _ error: NavigationError, _ words: String, _ origin: Origin, _ site: CallSite
  ) {
    lastNumber += 1
    let stamp = RequestStamp(number: lastNumber, map: mapName())
    let facts = Request.Facts(original: nil, cause: .code, origin: origin, site: site)
    let error = isClosed ? .sceneGone : error
    tell(of: facts) { _ in .requested(stamp, words, facts.requester) }
    effects.append(.ended(lastNumber, .failure(error)))
    tell { _ in .failed(stamp, error) }
  }

  mutating func tellAsked(_ number: Int) {
    guard isHeard, let request = requests[number] else { return }
    tell(of: request) { .requested($0, request.intent.label, request.facts.requester) }
  }

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
      commit: stage.lastCommit, maps: maps.version, newest: tree.newest, traits: traits,
      keptLimit: limits.keptParts, others: stage.others)
  }

  /// The plan of a request for the tree as it is now.
  func prospect(of request: Request) throws(NavigationError) -> Prospect {
    let basis = basis
    if let known = request.attempt.prospect?.value, known.basis == basis { return known }
    let intent = request.planned
    let plan = try Planner.plan(
      intent, maps: maps, tree: tree, keptLimit: limits.keptParts, traits: traits,
      isGesture: request.cause == .user, since: request.mark, excusing: request.excuse,
      without: request.refused, beneath: stage.othersStaying(for: request.origin))
    let rules = try guards(of: plan, for: intent, excusing: request.excuse)
    return Prospect(basis: basis, plan: plan, rules: rules)
  }

  /// Ends a request with `error`, unless it has committed.
  mutating func cancel(_ number: Int, because error: NavigationError) {
    guard let request = requests[number], request.landing == nil else { return }
    end(number, .failure(error))
  }

  /// Ends a request in any phase: the only place where requests end.
  mutating func end(_ number: Int, _ result: Result<Arrival, NavigationError>) {
    guard let request = requests.removeValue(forKey: number) else { return }
    leave(request)
    starts.remove(number)
    effects.append(.ended(number, result))
    switch result {
    case .success(let arrival): tell(of: request) { .arrived($0, arrival.route?.label) }
    case .failure(let error): tell(of: request) { .failed($0, error) }
    }
    if case .failure(let error) = result {
      if request.origin == .detour { detourFailed(number, error) }
      if request.origin == .refusal, !error.isSuperseded {
        effects.append(.failed(error, request.site))
      }
    }
    evictionEnded(number)
  }

  private mutating func leave(_ request: Request) {
    links.remove(request.number)
    switch request.phase {
    case .waiting: leaveRow(request)
    case .asking(let ticket):
      if let ticket { leave(ticket, request.number) }
      leaveRow(request)
    case .parked(let parking):
      effects.append(.stop(parking.ticket))
      parked.remove(request.number)
    case .committed: landing.remove(request.number)
    }
  }

  mutating func leaveRow(_ request: Request) {
    rows.remove(request.number, from: request.precedence.row)
  }
}

extension Traffic {
  /// The name of a request in events.
  func stamp(_ request: Request) -> RequestStamp {
    RequestStamp(number: request.number, map: mapName(for: request.original.route))
  }

  /// The name of a route's map, else of the front screen's map, else of the first feature's.
  func mapName(for route: AnyRoute? = nil) -> String {
    let route = route ?? tree.visiblePath.reversed().lazy.compactMap(tree.route(of:)).first
    let own = route.flatMap { maps.entries[$0.typeID] }
    return (own ?? maps.sorted.first)?.mapName ?? ""
  }
}
