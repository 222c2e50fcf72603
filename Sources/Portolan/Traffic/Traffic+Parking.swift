extension Traffic {
  /// Parks a request, for a guard or without one, until an event comes or its time is over.
  mutating func park(_ number: Int, rule: AnyGuard? = nil, until event: Parking.Event) {
    guard let request = requests[number] else { return }
    stopAsking(number)
    leaveRow(request)
    let ticket = nextTicket()
    requests[number]?.enter(.parked(Parking(rule: rule, event: event, ticket: ticket)))
    parked.append(number)
    effects.append(.park(number, ticket))
    tell(of: request) { .parked(.init(request: $0)) }
  }

  func waitingParkings() -> [(request: Request, parking: Parking)] {
    parked.compactMap { number in
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

  /// Notes that a detour's screen is in the tree: requests that wait for it wait until it closes.
  ///
  /// `shown` is the route of that screen, which a redirect may have changed.
  mutating func detourCame(_ detour: Int, at shown: AnyRoute?) {
    for number in parked {
      guard case .end(let route, by: detour)? = requests[number]?.parking?.event else { continue }
      setEvent(.end(of: shown ?? route, by: nil), of: number)
    }
  }

  /// Resumes the parked requests whose event has come.
  mutating func wakeParked() {
    guard !parked.isEmpty else { return }
    let ready = parked.filter { number in
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
    case .host: return host.isMoving != nil && host.isAtRest
    }
  }

  /// Parks a link until the app has looked up its target.
  mutating func lookUp(_ number: Int, _ pattern: String) {
    park(number, until: .target(pattern: pattern))
    effects.append(.lookUp(number))
  }

  /// Parks a link whose look-up needs the end of a screen, which is shown, or the app's word; then
  /// the link is looked up again.
  mutating func lookUpWaits(_ number: Int, for route: AnyRoute?) {
    guard let pattern = requests[number]?.parking?.pattern else { return }
    resume([number])
    guard let route else { return park(number, until: .word) }
    let rule = AnyGuard(
      Intent.lookUp(pattern: pattern), owner: ObjectIdentifier(Request.self), type: pattern)
    detour(number, to: route, for: rule)
  }

  /// Resumes a link's request with the intent that the lookup of its target gave.
  mutating func lookedUp(_ number: Int, _ intent: Intent) {
    guard requests[number]?.parking?.pattern != nil else { return }
    requests[number]?.original = intent
    requests[number]?.intent = intent
    resume([number])
  }

  /// Resumes parked requests in the order in which they were made: links in one row, requests of code
  /// in one row with those that stood in theirs.
  mutating func resume(_ numbers: [Int]) {
    func rank(_ number: Int) -> Int { requests[number]?.precedence.rank ?? 0 }
    var newRows: [Int?: Int] = [:]
    for number in numbers.sorted(by: { rank($0) < rank($1) }) {
      guard let precedence = requests[number]?.precedence else { continue }
      let old = precedence.isLink ? nil : precedence.row
      let row = newRows[old] ?? rows.begin()
      newRows[old] = row
      resume(number, in: row)
    }
  }

  mutating func resume(_ number: Int, in row: Int) {
    guard let request = requests[number], let parking = request.parking else { return }
    effects.append(.stop(parking.ticket))
    parked.remove(number)
    requests[number]?.phase = .waiting
    requests[number]?.precedence.row = row
    requests[number]?.precedence.rankAtResume = lastNumber
    enter(number)
    tell(of: request) { .resumed(.init(request: $0)) }
  }

  /// Resumes the requests that wait for the app to be ready.
  mutating func releaseLinks() {
    resume(
      parked.filter { if case .start? = requests[$0]?.parking?.event { true } else { false } })
  }

  /// Ends the oldest links when more wait than the limit allows; returns whether it ended any.
  mutating func makeRoom() -> Bool {
    let surplus = links.dropLast(limits.inbox)
    guard let last = links.last, let newest = requests[last], !surplus.isEmpty else { return false }
    for old in surplus {
      let route = requests[old]?.intent.route?.label
      diagnose(.inboxIsFull(route, limit: limits.inbox))
      supersede([old], by: last == old ? nil : newest)
    }
    return true
  }

  /// Whether the app is ready: it shows a lasting part whose root is not `base`.
  func hasStarted(since base: NodeID?) -> Bool {
    hasLastingBase && tree.layers.first?.root != base
  }

  /// Whether a lasting part is shown: one that is not passing, as a splash is.
  private var hasLastingBase: Bool {
    guard let base = tree.layers.first, let part = tree.name(ofRoot: base.root) else {
      return false
    }
    do { return try !maps.destination(for: part).isPassing } catch { return true }
  }

  /// Whether a link waits because the app holds links; one into the present part does not wait.
  func isHeld(_ request: Request, with plan: NavigationPlan) -> Bool {
    request.origin.waits && limits.holdsLinks
      && plan.to.layers.first?.root != plan.from.layers.first?.root
  }

  /// The screen for whose end a link waits, since the map says so; nil when the link does not wait.
  func screenHolding(_ request: Request, with plan: NavigationPlan) -> AnyRoute? {
    guard request.origin.waits else { return nil }
    func stack(_ id: NodeID?) -> NodeID? {
      id.flatMap { plan.to.contains($0) ? plan.to.stack(around: $0)?.container : nil }
    }
    let front = tree.layers.flatMap { tree.visiblePath(from: $0.root) }
    let open = front.flatMap {
      tree[$0].kind == .stack ? tree[$0].children.compactMap(\.id) : [$0]
    }
    for id in open {
      guard let route = tree.route(of: id), maps.destination(ifKnown: route)?.holdsLinks == true,
        plan.target != id, stack(id) == nil || stack(id) != stack(plan.target)
      else { continue }
      return route
    }
    return nil
  }

  /// The dialog for whose answer another dialog waits, instead of taking its place; nil without one.
  func dialogHolding(_ request: Request, with plan: NavigationPlan) -> AnyRoute? {
    func isDialog(_ layer: Layer) -> Bool { layer.style?.isDialog == true }
    guard request.precedence.policy != .replace, request.cause != .user,
      !request.intent.traits.contains(.forced),
      // No other layer of ours stands on a dialog.
      let open = tree.layers.last(where: isDialog), !plan.to.contains(open.root),
      plan.to.layers.contains(where: { isDialog($0) && !tree.contains($0.root) }),
      let screen = tree.visiblePath(from: open.root).last, let route = tree.route(of: screen),
      asked.contains(screen) || maps.destination(ifKnown: route)?.holdsDialogs == true
    else { return nil }
    return route
  }

  /// Whether a link waits because it would close a restored screen that no host shows yet.
  ///
  /// Its exit guard may still be missing. What a host at rest does not show, it will not.
  func isTooEarly(_ request: Request, with plan: NavigationPlan) -> Bool {
    guard request.origin.waits, !isReady(.host) else { return false }
    return plan.leaving.contains { id in
      tree.wasRestored(id) && (host.isMoving == nil || !host.shown.contains(id))
    }
  }

  /// Whether a request waits instead of failing with `error`: it is a link or a restored request,
  /// and no lasting part is shown yet.
  func mayWait(_ number: Int, after error: NavigationError) -> Bool {
    guard requests[number]?.origin.waits == true else { return false }
    switch error {
    case .nothingToPresentOver: return true
    case .noStack: return !hasLastingBase
    default: return false
    }
  }

  /// Whether a screen or a curtain of a route is open.
  func isShown(_ route: AnyRoute) -> Bool {
    curtains.contains(where: route.isSameScreen)
      || tree.homes(of: route).lazy.compactMap(\.node).contains(where: tree.isLive)
  }

  /// The guard of an intent that has this label; a saved request knows its guard only by label.
  func rule(named name: String?, for intent: Intent) -> AnyGuard? {
    rules(for: intent).first { $0.label.text == name }
  }
}

extension NavigationTree {
  /// Whether the node is open, and not in a kept part (one that stays in memory behind another).
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
  /// Starts a request that leaves a finished part, such as a sign-in, or a finished layer.
  ///
  /// When a parked request waits for the end of that part, it is resumed first. It then also closes
  /// the part, in one commit, so that this request has nothing left to do. When the parked request
  /// fails, this request takes its turn.
  mutating func proceed(_ number: Int, to route: AnyRoute, from node: NodeID?) {
    guard let node = node ?? tree.visiblePath.last, tree.contains(node),
      let layer = tree.layer(of: node),
      let first = parked.first(where: { waits($0, forLayer: layer) })
    else { return enter(number) }
    if let precedence = requests[number]?.precedence {
      resume(first, in: precedence.row)
      requests[first]?.precedence.rank = precedence.rank
    }
    enter(number)
    let mayGo = requests[number]?.attempt.mayGo ?? []
    let root = tree.layers[layer].root
    let way = layer > 0 ? Intent.close(.node(root)) : .show(route)
    let end = requests[first].map { takes(root, $0) } == true ? .transaction([]) : way
    requests[first]?.attempt.ahead = (end, number)
    requests[first]?.attempt.mayGo.formUnion(mayGo)
  }

  /// Whether a parked request waits until a screen of this layer closes, or, for layer 0, until the
  /// app is ready.
  private func waits(_ number: Int, forLayer layer: Int) -> Bool {
    switch requests[number]?.parking?.event {
    case .end(let route, by: nil):
      return tree.homes(of: route).lazy.compactMap(\.node).contains { tree.layer(of: $0) == layer }
    case .start: return layer == 0
    case .end, .word, .target, .host, nil: return false
    }
  }
}
