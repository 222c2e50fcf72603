@testable import Portolan

/// Looks at law 11 while signals are taken in: nobody is held up, and what was asked for last is seen.
///
/// It has its own words for all of it, and plans for itself; only who stands in which row is the
/// engine's.
struct RowWatch {
  /// The newest node before the signal at hand.
  private var newest = NodeID(raw: 0)
  /// What was on its way before the signal at hand.
  private var before: [Int: Request] = [:]
  /// What was asked for in the signal at hand.
  private var asked: [Int: Request] = [:]
  /// What was in front when a request first had its turn that goes on from there.
  private var fronts: [Int: NodeID?] = [:]
  private var policies: [Int: QueuePolicy] = [:]
  private var links: Set<Int> = []
  private var detours: Set<Int> = []
  private var wereParked: Set<Int> = []
  /// Who ended, and by whom.
  private var losers: [Int: Int] = [:]
  /// Those that no longer go on from what was in front.
  private var redirected: Set<Int> = []

  /// A signal is about to come in.
  mutating func begin(_ signal: Signal, with traffic: Traffic) {
    if case .requested(let submission) = signal {
      policies[traffic.lastNumber + 1] = submission.policy
      if submission.origin.waits { links.insert(traffic.lastNumber + 1) }
    }
    asked = [:]
    newest = traffic.tree.newest
    before = Dictionary(
      uniqueKeysWithValues: traffic.rows.all.compactMap { number in
        traffic.requests[number].map { (number, $0) }
      })
  }

  /// What one signal led to; returns what breaks the law.
  mutating func note(_ effects: ArraySlice<Effect>, to traffic: Traffic) -> [String] {
    var faults: [String] = []
    var committed: Set<Int> = []
    var parked: Int?
    for case .tell(let event, let facts) in effects {
      hear(event, of: facts)
      switch event {
      case .parked(let stamp): parked = stamp.number
      case .requested(let stamp, _, _) where facts?.origin == .detour:
        if let detour = traffic.requests[stamp.number],
          let waits = parked.flatMap({ traffic.requests[$0] }),
          waits.parking?.detourOnItsWay == detour.number,
          detour.precedence.rank != waits.precedence.rank
        {
          faults.append("law 11: the detour \(stamp.number) does not share its request's place")
        }
      default: continue
      }
    }
    for case .ended(let number, .failure(.superseded(let newer?))) in effects {
      losers[number] = newer.number
    }
    for case .changed(let change) in effects {
      faults += look(at: change, in: traffic)
      if let number = change.request { committed.insert(number) }
    }
    for case .ended(let number, .failure(.superseded(let newer?))) in effects
    where !committed.contains(number) {
      faults += look(at: number, supersededBy: newer.number)
    }
    for number in traffic.rows.all { faults += look(at: number, in: traffic) }
    remember(traffic)
    return faults
  }

  private mutating func hear(_ event: NavigationEvent, of facts: Request.Facts?) {
    switch event {
    case .requested(let stamp, _, _):
      if facts?.origin == .detour {
        detours.insert(stamp.number)
      } else {
        asked[stamp.number] = request(stamp.number, of: facts)
      }
    case .answered(let stamp, _, let verdict):
      if verdict.hasPrefix("redirect") { redirected.insert(stamp.number) }
    case .parked(let stamp):
      // Tried again it begins anew, also in the same signal, and others had their turn meanwhile.
      wereParked.insert(stamp.number)
      fronts[stamp.number] = nil
      before[stamp.number] = nil
    default: return
    }
  }

  /// A request as it was asked for, which may have ended in the same signal.
  private func request(_ number: Int, of facts: Request.Facts?) -> Request? {
    guard let facts, let intent = facts.original, let row = facts.row else {
      return nil
    }
    return Request(
      number: number, original: intent, intent: intent, cause: facts.cause, origin: facts.origin,
      site: facts.site, mark: newest,
      precedence: Request.Precedence(
        row: row, rank: number, policy: policies[number] ?? .newest,
        isLink: facts.origin.waits))
  }

  private mutating func remember(_ traffic: Traffic) {
    for number in traffic.rows.all {
      guard let request = traffic.requests[number], request.isBound else { continue }
      if case .waiting = request.phase {
        fronts[number] = nil
      } else if fronts[number] == nil {
        fronts[number] = .some(traffic.tree.frontOfOurs)
      }
    }
  }

  // MARK: Who commits

  private func look(at change: Effect.Change, in traffic: Traffic) -> [String] {
    guard let number = change.request, let request = before[number] ?? asked[number] else {
      return []
    }
    var faults: [String] = []
    if request.isBound, !redirected.contains(number), let front = fronts[number],
      change.plan.from.frontOfOurs != front
    {
      faults.append("law 11: \(number) went on from another screen than it was asked at")
    }
    for (other, older) in before where other != number && request.isAfter(older) {
      guard older.precedence.isStart, change.plan.from != change.plan.to,
        request.precedence.policy != .replace, !request.isEviction, !wereParked.contains(other)
      else { continue }
      if losers[other] == number || traffic.requests[other]?.isUncommitted == true {
        faults.append("law 11: \(number) went before the restoration \(other)")
      }
    }
    guard change.plan.movesOurs, !request.intent.standsBeside else { return faults }
    for (other, later) in before where other != number && later.isAfter(request) {
      if later.precedence.row != request.precedence.row, later.question != nil,
        traffic.requests[other]?.question == later.question,
        later.precedence.policy != .enqueue, !later.intent.standsBeside,
        later.attempt.prospect?.value.plan.movesOurs != false
      {
        faults.append("law 11: \(number) committed while \(other) was asked, which came later")
      }
    }
    for (other, older) in before where other != number && request.isAfter(older) {
      guard older.precedence.row != request.precedence.row, older.mayLose(to: request),
        let still = traffic.requests[other], still.isUncommitted, still.intent == older.intent,
        moves(older, change.plan.from, in: traffic)
      else { continue }
      faults.append("law 11: \(other) outlived \(number), which came later")
    }
    return faults
  }

  /// Whether a request would have changed what is in front; what has no plan would have.
  private func moves(_ request: Request, _ tree: NavigationTree, in traffic: Traffic) -> Bool {
    do {
      return try Planner.plan(
        request.planned, maps: traffic.maps, tree: tree, keptLimit: traffic.limits.keptParts,
        traits: traffic.traits, since: request.mark, excusing: request.excuse
      ).movesOurs
    } catch { return true }
  }

  // MARK: Who ends

  private func look(at number: Int, supersededBy newer: Int) -> [String] {
    guard let old = before[number], !old.isTap else { return [] }
    // A detour counts as what it is for, and that may be parked since.
    if detours.contains(newer) || links.contains(newer) && old.precedence.isLink { return [] }
    if old.precedence.isLink { return ["law 11: the link \(number) lost its place to \(newer)"] }
    if policies[newer] == .enqueue, !old.isBound {
      return ["law 11: \(newer) waits in turn, and took the place of \(number)"]
    }
    if old.precedence.policy == .enqueue, policies[newer] != .replace {
      return ["law 11: \(number) lost its place to \(newer), and waits in turn"]
    }
    return []
  }

  // MARK: Who waits

  private func look(at number: Int, in traffic: Traffic) -> [String] {
    guard let request = traffic.requests[number] else { return ["law 11: \(number) is nowhere"] }
    let others = traffic.rows.all.filter { $0 != number }.compactMap { traffic.requests[$0] }
    switch request.phase {
    case .asking(nil): return ["law 11: \(number) waits for nobody"]
    case .ready:
      let isHeld = others.contains {
        $0.precedence.row != request.precedence.row && $0.isAfter(request)
      }
      return isHeld ? [] : ["law 11: \(number) may commit, and waits"]
    case .waiting:
      // Further maps of its turn may join it.
      if number == traffic.adoption { return [] }
      if let first = traffic.first(of: request.precedence.row), first != number { return [] }
      let older = (others + traffic.landing.all.compactMap { traffic.requests[$0] })
        .filter(request.isAfter)
      if older.contains(where: \.precedence.isStart) { return [] }
      let isInTurn = request.precedence.policy == .enqueue && older.contains(where: \.isUncommitted)
      return isInTurn ? [] : ["law 11: \(number) waits for its turn, and nobody is before it"]
    case .asking, .parked, .committed: return []
    }
  }
}

extension Request {
  fileprivate func isAfter(_ other: Request) -> Bool { precedence.rank > other.precedence.rank }

  fileprivate var isBound: Bool {
    intent.startsInFront && !precedence.isLink && precedence.policy != .enqueue
  }

  /// A tap on tabs that go is forgotten, whoever takes them away.
  fileprivate var isTap: Bool {
    if case .select(.member) = intent { return cause == .user }
    return false
  }

  fileprivate var isEviction: Bool {
    if case .evict = intent { return true }
    return false
  }

  fileprivate var isUncommitted: Bool {
    switch phase {
    case .waiting, .asking, .ready: return true
    case .parked, .committed: return false
    }
  }

  fileprivate func mayLose(to newer: Request) -> Bool {
    precedence.policy != .enqueue && !precedence.isStart && !intent.standsBeside
      && newer.precedence.policy != .enqueue
      && (!precedence.isLink
        || newer.precedence.isLink && precedence.turn != newer.precedence.turn)
  }
}

extension Traffic {
  fileprivate func first(of row: Int) -> Int? {
    rows.all.first { requests[$0]?.precedence.row == row }
  }
}

extension Plan {
  fileprivate var movesOurs: Bool { from.pathOfOurs != to.pathOfOurs }
}

extension NavigationTree {
  fileprivate var frontOfOurs: NodeID? { pathOfOurs.last }

  /// From the front layer that is not other code's to what is seen in it.
  fileprivate var pathOfOurs: [NodeID] {
    let own = layers.filter { self[$0.root].extra?.foreign == nil }
    guard var id = own.last?.root else { return [] }
    var path = [id]
    while let next = self[id].frontChild {
      path.append(next)
      id = next
    }
    return path
  }
}

extension Intent {
  /// Whether it begins where the person is.
  fileprivate var startsInFront: Bool {
    switch self {
    case .push(_, onto: nil, _), .setPath(.visibleStack, _, _), .back, .pop(to: .first),
      .dismiss(above: nil), .dismiss(above: .base?):
      return true
    default: return false
    }
  }

  fileprivate var standsBeside: Bool {
    switch self {
    case .adopt, .releaseKept, .fillCompanions: return true
    case .evict(_, let route): return route == nil
    default: return false
    }
  }
}
