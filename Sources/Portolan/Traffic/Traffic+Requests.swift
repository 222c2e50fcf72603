/// The beginning and the end of a request, and the one that a new one joins instead.
extension Traffic {
  /// Adds a new request to its row, or parks it when it must first wait for a detour or a lookup.
  mutating func take(_ submission: Signal.Submission, exempting exemption: GuardExemption? = nil) {
    let number = add(submission, with: makePrecedence(of: submission), exempting: exemption)
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
    exempting exemption: GuardExemption? = nil
  ) -> Int {
    lastNumber += 1
    var request = Request(
      number: lastNumber, original: submission.intent, intent: submission.intent,
      cause: submission.cause, origin: submission.origin, site: submission.site,
      mark: tree.newest, precedence: precedence)
    if let node = submission.mayGo { request.attempt.mayGo = [node] }
    request.exemption = exemption
    request.isOfAsked = submission.during != nil
    requests.add(request)
    if request.origin == .link { links.append(lastNumber) }
    // A restoration that a user has to let through holds nobody up meanwhile, and so its detour does not.
    if precedence.isStart, request.origin != .detour { starts.insert(lastNumber) }
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
    tell(of: facts) { _ in
      .requested(.init(request: stamp, intent: words, requester: facts.requester))
    }
    effects.append(.ended(lastNumber, .failure(error)))
    tell { _ in .failed(.init(request: stamp, error: error)) }
  }

  mutating func tellAsked(_ number: Int) {
    guard isHeard, let request = requests[number] else { return }
    tell(of: request) {
      .requested(
        .init(request: $0, intent: request.intent.label, requester: request.facts.requester))
    }
  }

  /// Ends a request with `error`, unless it has committed.
  mutating func cancel(_ number: Int, because error: NavigationError) {
    guard let request = requests[number], request.committed == nil else { return }
    end(number, .failure(error))
  }

  /// Ends a request in any phase: the only place where requests end.
  mutating func end(_ number: Int, _ result: Result<Arrival, NavigationError>) {
    guard let request = requests.take(number) else { return }
    leave(request)
    starts.remove(number)
    effects.append(.ended(number, result))
    switch result {
    case .success(let arrival):
      tell(of: request) { .arrived(.init(request: $0, route: arrival.route?.label)) }
    case .failure(let error): tell(of: request) { .failed(.init(request: $0, error: error)) }
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
    case .committed: committed.remove(request.number)
    }
  }

  mutating func leaveRow(_ request: Request) {
    rows.remove(request.number, from: request.precedence.row)
  }

  /// The newest request on its way to the screen, which a double tap may repeat.
  ///
  /// Parked requests do not count: the user may have forgotten them.
  var newestOnItsWay: Request? {
    if let waiting = rows.ends.max() { return requests[waiting] }
    guard let last = committed.last, let request = requests[last],
      request.committed?.commit == host.lastCommit
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
    let isNext =
      new.intent.traits.contains(.step) && (new.cause != .user || newest.committed != nil)
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
