@testable import Portolan

/// Looks at law 11 while signals are taken in: nobody is held up, and of what code asks for the newest
/// is seen.
///
/// It has its own words for all of it, and plans for itself; only who stands in which row is the
/// engine's.
struct RowWatch {
  /// What was on its way before the signal at hand.
  private var before: [Int: Request] = [:]
  /// What was in front when a request first had its turn that goes on from there.
  private var fronts: [Int: NodeID?] = [:]
  private var policies: [Int: QueuePolicy] = [:]
  private var links: Set<Int> = []
  private var detours: Set<Int> = []
  private var wereParked: Set<Int> = []
  /// Those that no longer go on from what was in front.
  private var redirected: Set<Int> = []

  /// A signal is about to come in.
  mutating func begin(_ signal: Signal, with traffic: Traffic) {
    if case .requested(let submission) = signal {
      policies[traffic.lastNumber + 1] = submission.policy
      if submission.origin.waits { links.insert(traffic.lastNumber + 1) }
    }
    before = Dictionary(
      uniqueKeysWithValues: traffic.rows.all.compactMap { number in
        traffic.requests[number].map { (number, $0) }
      })
  }

  /// What one signal led to; returns what breaks the law.
  mutating func note(_ effects: ArraySlice<Effect>, to traffic: Traffic) -> [String] {
    var faults: [String] = []
    var isChanged = false
    var isInboxFull = false
    for effect in effects {
      switch effect {
      case .tell(.diagnosed(let diagnostic), _):
        if diagnostic.code == "NAV047" { isInboxFull = true }
      case .tell(let event, let facts): hear(event, of: facts)
      case .changed(let change):
        isChanged = true
        faults += look(at: change, in: traffic)
      case .ended(let number, .failure(.superseded(let newer?))):
        faults += look(at: number, supersededBy: newer.number, isInboxFull)
      default: continue
      }
    }
    let all = traffic.rows.all.compactMap { traffic.requests[$0] }
    for request in all { faults += look(at: request, among: all, in: traffic) }
    if !isChanged {
      for request in all { faults += look(atBegun: request, among: all, in: traffic) }
    }
    remember(all, in: traffic)
    return faults
  }

  private mutating func hear(_ event: NavigationEvent, of facts: Request.Facts?) {
    switch event {
    case .requested(let asked):
      if facts?.origin == .detour { detours.insert(asked.request.number) }
    case .answered(let answer):
      if answer.verdict.hasPrefix("redirect") { redirected.insert(answer.request.number) }
    case .parked(let parked):
      // Tried again it begins anew, also in the same signal, and others had their turn meanwhile.
      wereParked.insert(parked.request.number)
      fronts[parked.request.number] = nil
      before[parked.request.number] = nil
    default: return
    }
  }

  private mutating func remember(_ all: [Request], in traffic: Traffic) {
    for request in all where request.isBound {
      if case .waiting = request.phase {
        fronts[request.number] = nil
      } else if fronts[request.number] == nil {
        fronts[request.number] = .some(traffic.tree.frontOfOurs)
      }
    }
  }

  // MARK: Who commits

  private func look(at change: Effect.Change, in traffic: Traffic) -> [String] {
    guard let number = change.request, let request = before[number] else { return [] }
    var faults: [String] = []
    if request.isBound, !redirected.contains(number), let front = fronts[number],
      change.plan.from.frontOfOurs != front
    {
      faults.append("law 11: \(number) went on from another screen than it was asked at")
    }
    // A restoration that was parked holds nobody up, nor does the detour for which it waits, which has its
    // precedence.
    if request.precedence.policy != .replace, !request.isEviction,
      change.plan.from != change.plan.to,
      let start = before.values.first(where: {
        $0.number != number && $0.precedence.isStart && request.isAfter($0)
          && !wereParked.contains($0.number) && !detours.contains($0.number)
          && traffic.requests[$0.number]?.isUncommitted == true
      })
    {
      faults.append("law 11: \(number) went before the restoration \(start.number)")
    }
    if request.mayLose, change.plan.movesOurs,
      let newer = before.values.first(where: {
        $0.precedence.row != request.precedence.row && $0.isAfter(request) && $0.mayLose
          && $0.isBegun && traffic.requests[$0.number]?.isUncommitted == true
          && moves($0, change.plan.from, in: traffic)
      })
    {
      faults.append("law 11: \(number) came while \(newer.number) was asked, which is newer")
    }
    return faults
  }

  // MARK: Who ends

  private func look(
    at number: Int, supersededBy newer: Int, _ isInboxFull: Bool
  ) -> [String] {
    guard let old = before[number], !old.isTap, !detours.contains(newer) else { return [] }
    if old.precedence.isLink {
      return isInboxFull && links.contains(newer)
        ? [] : ["law 11: the link \(number) lost its place to \(newer)"]
    }
    if policies[newer] == .enqueue {
      return ["law 11: \(newer) waits in turn, and took the place of \(number)"]
    }
    if old.precedence.policy == .enqueue, policies[newer] != .replace {
      return ["law 11: \(number) lost its place to \(newer), and waits in turn"]
    }
    return []
  }

  // MARK: Who waits

  private func look(at request: Request, among all: [Request], in traffic: Traffic) -> [String] {
    let number = request.number
    let older = all.filter(request.isAfter)
    let served = traffic.parked.lazy.compactMap { traffic.requests[$0] }.first {
      $0.parking?.detourOnItsWay == number
    }
    // What was parked may go on for a person who has gone on.
    if let served, served.precedence.rank != request.precedence.rank, !wereParked.contains(number) {
      return ["law 11: the detour \(number) does not share its request's place"]
    }
    switch request.phase {
    case .asking(nil): return ["law 11: \(number) waits for nobody"]
    case .waiting:
      // Further maps of its turn may join it.
      if number == traffic.adoption { return [] }
      let first = all.first { $0.precedence.row == request.precedence.row }
      if let first, first.number != number { return [] }
      let shown = traffic.committed.compactMap { traffic.requests[$0] }.filter(request.isAfter)
      if (older + shown).contains(where: \.precedence.isStart) { return [] }
      let isInTurn =
        request.precedence.policy == .enqueue && older.contains { !$0.precedence.isLink }
      return isInTurn ? [] : ["law 11: \(number) waits for its turn, and nobody is before it"]
    case .asking, .parked, .committed: return []
    }
  }

  /// One that has begun has ended what is older.
  private func look(
    atBegun request: Request, among all: [Request], in traffic: Traffic
  ) -> [String] {
    guard request.takesPlaces, !request.precedence.isLink, request.isBegun,
      before[request.number]?.isBegun != true, moves(request, traffic.tree, in: traffic)
    else { return [] }
    return all.filter {
      request.isAfter($0) && $0.precedence.row != request.precedence.row && $0.mayLose
        && moves($0, traffic.tree, in: traffic)
    }.map { "law 11: \($0.number) outlives \(request.number), which was asked for later" }
  }

  /// Whether a request would change what is in front.
  private func moves(_ request: Request, _ tree: NavigationTree, in traffic: Traffic) -> Bool {
    do {
      return try Planner.plan(
        request.planned, maps: traffic.maps, tree: tree,
        keptLimit: traffic.limits.keptParts, traits: traffic.traits,
        isGesture: request.cause == .user, since: request.mark, exempting: request.exemption,
        without: request.refused, beneath: traffic.host.othersStaying(for: request.origin)
      ).movesOurs
    } catch { return false }
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

  fileprivate var takesPlaces: Bool {
    precedence.policy != .enqueue && !intent.standsBeside
  }

  fileprivate var isBegun: Bool { if case .asking = phase { true } else { false } }

  fileprivate var isUncommitted: Bool {
    switch phase {
    case .waiting, .asking: true
    case .parked, .committed: false
    }
  }

  fileprivate var mayLose: Bool { takesPlaces && !precedence.isLink && !precedence.isStart }
}

extension NavigationPlan {
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
    case .push(_, _, let isSeen): return !isSeen
    case .evict(_, let route): return route == nil
    default: return false
    }
  }
}
