extension Traffic {
  /// Parks a request until an event comes or its time is over.
  mutating func park(_ number: Int, rule: AnyGuard? = nil, until event: Parking.Event) {
    guard let request = requests[number] else { return }
    stopAsking(number)
    leaveRow(request)
    let ticket = nextTicket()
    requests[number]?.phase = .parked(Parking(rule: rule, event: event, ticket: ticket))
    requests[number]?.attempt = Request.Attempt()
    parked.append(number)
    effects.append(.park(number, ticket))
    tell(of: request) { .parked($0) }
    makeRoom()
  }

  func waitingParkings() -> [(request: Request, parking: Parking)] {
    parked.all.compactMap { number in
      guard let request = requests[number], let parking = request.parking else { return nil }
      return (request, parking)
    }
  }

  /// Parks a request until the app is ready.
  mutating func wait(_ number: Int) {
    park(number, until: .start(after: tree.layers.first?.root))
  }

  mutating func setEvent(_ event: Parking.Event, of number: Int) {
    guard var parking = requests[number]?.parking else { return }
    parking.event = event
    requests[number]?.phase = .parked(parking)
  }

  /// A detour has come into the tree: requests that wait for it wait for the end of its screen.
  ///
  /// After a redirect that screen has another route.
  mutating func detourCame(_ detour: Int, at shown: AnyRoute?) {
    for number in parked.all {
      guard case .end(let route, by: detour)? = requests[number]?.parking?.event else { continue }
      setEvent(.end(of: shown ?? route, by: nil), of: number)
    }
  }

  /// Tries parked requests again whose event has come.
  mutating func wakeParked() {
    guard !parked.isEmpty else { return }
    let ready = parked.all.filter { number in
      guard let parking = requests[number]?.parking, isReady(parking.event) else { return false }
      if parking.detour != nil, let rule = parking.rule {
        requests[number]?.exhausted.insert(rule)
      }
      return true
    }
    resume(Array(ready))
  }

  private func isReady(_ event: Parking.Event) -> Bool {
    switch event {
    case .end(let route, by: nil): return !isShown(route)
    case .end, .word, .target: return false
    case .start(let base): return hasStarted(since: base)
    case .host: return stage.isMoving != nil && stage.isAtRest
    }
  }

  /// Lets a link go on whose target is known now.
  mutating func lookedUp(_ number: Int, _ intent: LiveIntent) {
    guard requests[number]?.parking?.pattern != nil else { return }
    requests[number]?.original = intent
    requests[number]?.intent = intent
    resume([number])
  }

  /// Lets parked requests go on in one row, in the order in which they were made.
  mutating func resume(_ numbers: [Int]) {
    guard !numbers.isEmpty else { return }
    let row = rows.begin()
    func rank(_ number: Int) -> Int { requests[number]?.precedence.rank ?? 0 }
    for number in numbers.sorted(by: { rank($0) < rank($1) }) { resume(number, in: row) }
  }

  mutating func resume(_ number: Int, in row: Int) {
    guard let request = requests[number], let parking = request.parking else { return }
    effects.append(.stop(parking.ticket))
    parked.remove(number)
    requests[number]?.phase = .waiting
    requests[number]?.precedence.row = row
    enter(number)
    tell(of: request) { .resumed($0) }
  }

  /// Tries the requests again that wait for the app to be ready.
  mutating func releaseLinks() {
    resume(
      parked.all.filter { if case .start? = requests[$0]?.parking?.event { true } else { false } })
  }

  /// Ends the oldest links when more wait than the limit allows.
  private mutating func makeRoom() {
    let links = parked.all.filter { requests[$0]?.origin == .link }
    let newest = links.last.flatMap { requests[$0] }
    for old in links.prefix(max(0, links.count - limits.inbox)) {
      let route = requests[old]?.intent.route?.label
      tell { .diagnosed(.inboxIsFull(route, limit: $0.limits.inbox)) }
      supersede([old], by: newest?.number == old ? nil : newest)
    }
  }

  /// Whether a lasting part is shown, other than `base`.
  func hasStarted(since base: NodeID?) -> Bool {
    hasLastingBase && tree.layers.first?.root != base
  }

  /// Whether a part is shown that lasts: not empty, and no splash.
  private var hasLastingBase: Bool {
    guard let base = tree.layers.first, let part = tree.name(ofRoot: base.root) else {
      return false
    }
    do { return try !maps.destination(for: part).isPassing } catch { return true }
  }

  /// Whether a link waits because the app holds links; one into the present part opens at once.
  func isHeld(_ request: Request, with plan: Plan) -> Bool {
    request.origin.waits && limits.holdsLinks
      && plan.to.layers.first?.root != plan.from.layers.first?.root
  }

  /// Whether a link waits for the host: it would close a restored screen before a host shows it.
  ///
  /// Such a screen may not be built, and so may not have set its question yet.
  func isTooEarly(_ request: Request, with plan: Plan) -> Bool {
    guard request.origin.waits else { return false }
    return plan.leaving.contains { id in
      tree.wasRestored(id) && (stage.isMoving == nil || !stage.shown.contains(id))
    }
  }

  /// Whether a link waits instead of failing: it has no lasting screen to stand on.
  func mayWait(_ number: Int, after error: NavigationError) -> Bool {
    guard requests[number]?.origin.waits == true else { return false }
    switch error {
    case .nothingToPresentOver: return true
    case .noStack: return !hasLastingBase
    default: return false
    }
  }

  /// Whether a screen of a route is open, or a curtain of it.
  func isShown(_ route: AnyRoute) -> Bool {
    curtains.contains(where: route.isSameScreen)
      || tree.homes(of: route).lazy.compactMap(\.node).contains(where: tree.isLive)
  }

  /// The guard of a plan by its label, as only that was stored.
  func rule(named name: String?, for intent: LiveIntent) -> AnyGuard? {
    rules(for: intent).first { $0.label.text == name }
  }
}

extension NavigationTree {
  /// Whether the node is open, not in a kept part.
  func isLive(_ id: NodeID) -> Bool { layer(of: id) != nil }
}

extension Diagnostic {
  static func inboxIsFull(_ route: RouteLabel?, limit: Int) -> Diagnostic {
    Diagnostic(
      .inboxIsFull,
      "More than \(limit) links wait; the oldest\(route.map { ", to \($0)," } ?? "") ended.",
      why: "The number of waiting links is limited, and newer links matter more.",
      fix: "Make the app ready sooner, or raise `inboxLimit`.")
  }
}

extension Traffic {
  /// Lets a request that leaves a part enter its row.
  ///
  /// A request that waits for that part goes before it and includes the end of the part, so that
  /// both are one commit; the request itself then has nothing to do. When that fails, it takes its
  /// turn.
  mutating func proceed(_ number: Int, to route: AnyRoute, from node: NodeID?) {
    guard let node = node ?? tree.visiblePath.last, tree.contains(node),
      let layer = tree.layer(of: node),
      let first = parked.all.first(where: { waits($0, forLayer: layer) })
    else { return enter(number) }
    if let precedence = requests[number]?.precedence {
      resume(first, in: precedence.row)
      requests[first]?.precedence.rank = precedence.rank
    }
    enter(number)
    let mayGo = requests[number]?.attempt.mayGo ?? []
    let root = tree.layers[layer].root
    let way = layer > 0 ? LiveIntent.closeNode(root) : .show(route)
    let end = requests[first].map { takes(root, $0) } == true ? .transaction([]) : way
    requests[first]?.attempt.ahead = (end, number)
    requests[first]?.attempt.mayGo.formUnion(mayGo)
  }

  /// Whether a parked request waits for a screen in a layer; links wait for the end of a part.
  private func waits(_ number: Int, forLayer layer: Int) -> Bool {
    switch requests[number]?.parking?.event {
    case .end(let route, by: nil):
      return tree.homes(of: route).lazy.compactMap(\.node).contains { tree.layer(of: $0) == layer }
    case .start: return layer == 0
    case .end, .word, .target, .host, nil: return false
    }
  }
}
