/// One intent on its way; what is alike for all of its phases.
struct Request {
  let number: Int
  /// What was asked for.
  let original: LiveIntent
  /// What is asked for now, after redirects.
  var intent: LiveIntent { didSet { attempt.prospect = nil } }
  let cause: Cause
  let origin: Origin
  let site: CallSite
  /// The newest node when it was asked for.
  let mark: NodeID
  var precedence: Precedence
  var phase = Phase.waiting
  var attempt = Attempt()
  /// Whether somebody asked for it who is being asked.
  var isOfAsked = false
  /// What led to where it goes now.
  var excuse: Excuse? { didSet { attempt.prospect = nil } }
  /// Guards that have refused something of what it restores: it goes on without that.
  var refused: [AnyGuard] = [] { didSet { attempt.prospect = nil } }
  /// Routes asked for so far, the start first; a detour goes on with those of what waits for it.
  var trail: [AnyRoute] = []
  /// What it was sent to first, in this order.
  var detours: [AnyRoute] = []
  /// Guards whose detour ended without satisfying them.
  var exhausted: Set<AnyGuard> = []
}

extension Request {
  /// How far a request has come, and what belongs to it only then; one that ended is gone.
  enum Phase {
    /// It waits for its turn.
    case waiting
    /// It has its turn, and somebody is asked.
    case asking(Question?)
    /// It has its turn and a yes of all guards, and waits for what was asked for later.
    case ready
    case parked(Parking)
    case committed(Landing)
  }

  /// What decides who goes before whom; a detour shares that of what waits for it.
  struct Precedence {
    /// Its row, in which it goes in order.
    var row: Int
    /// The row in which it was asked for.
    let turn: Int
    /// What is asked for later has a higher one, in whatever row.
    var rank: Int
    let policy: QueuePolicy
    let isLink: Bool
    /// Whether the scene starts with it.
    let isStart: Bool

    init(
      row: Int, rank: Int, policy: QueuePolicy = .newest, isLink: Bool = false,
      isStart: Bool = false
    ) {
      self.row = row
      turn = row
      self.rank = rank
      self.policy = policy
      self.isLink = isLink
      self.isStart = isStart
    }
  }

  /// Who is asked.
  struct Question {
    let addressee: Askings.Addressee
    let ticket: Ticket
  }

  /// What was said to a request since it was first planned or was parked.
  struct Attempt {
    /// Guards that said yes.
    var passes: Set<AnyGuard> = [] { didSet { if passes.isEmpty { prospect = nil } } }
    /// Screens that said that they may go.
    var mayGo: Set<NodeID> = []
    /// What was in front when it had its turn, for one that goes on from there.
    var front: NodeID??
    /// What goes before it in the same commit, for a request that is done with that.
    var ahead: (intent: LiveIntent, request: Int)? { didSet { prospect = nil } }
    /// What it would do, as long as that stands.
    var prospect: Prospect?

    /// The first guard of what it would do that has not said yes.
    mutating func nextRule() -> AnyGuard? { prospect?.nextRule(after: passes) }
  }

  /// What it is, for those who are told of it.
  struct Facts {
    /// Nil for what never became an intent.
    let original: LiveIntent?
    let cause: Cause
    let origin: Origin
    let site: CallSite
    var excuse: Excuse?
    var row: Int?

    /// Who asked, for listeners.
    var asker: NavigationEvent.Asker {
      switch (origin, cause) {
      case (.link, _): return .link(site)
      case (.restored, _): return .restoration(site)
      case (_, .user): return .gesture
      case (.code, _), (.detour, _), (.refusal, _):
        if case .restore? = original { return .restoration(site) }
        return .code(site)
      }
    }
  }

  var facts: Facts {
    Facts(
      original: original, cause: cause, origin: origin, site: site, excuse: excuse,
      row: precedence.row)
  }

  /// What is planned for it.
  var planned: LiveIntent { attempt.ahead.map { .transaction([$0.intent, intent]) } ?? intent }

  /// Whether it waits only for what was asked for later.
  var isReady: Bool {
    if case .ready = phase { return true }
    return false
  }

  var question: Question? {
    if case .asking(let question) = phase { return question }
    return nil
  }

  var parking: Parking? {
    if case .parked(let parking) = phase { return parking }
    return nil
  }

  var landing: Landing? {
    if case .committed(let landing) = phase { return landing }
    return nil
  }
}

/// Where a request comes from.
package enum Origin: Hashable, Sendable, Codable {
  case code, link, detour, restored
  /// A guard wants it shown where it has refused something.
  case refusal

  /// Whether it waits when the app is not ready; others fail.
  var waits: Bool { self == .link || self == .restored }
}

/// Who makes a change; says how a question ends whose screen goes with it.
package enum Cause: Hashable, Sendable, Codable {
  /// Code that wants another screen.
  case code
  /// The screen itself or a verb that goes back.
  case leaving
  /// A gesture of the user, or other code that changed the screen.
  case user
}

/// What a request would do as things stand, and whose yes it still needs.
///
/// Worked out once and not again after each answer: a chain of screens with a guard each would
/// otherwise be planned as often as it has guards.
struct Prospect {
  /// What it depends on, beside the request's own intent: the tree and the maps, which only
  /// commits change, and what the scene says of itself.
  struct Basis: Equatable {
    let commit: Int
    /// A curtain may have taken the numbers that a plan has given.
    let newest: NodeID
    let traits: SceneTraits
    let keptLimit: Int
  }

  let basis: Basis
  let plan: Plan
  private var rules: ArraySlice<AnyGuard>

  init(_ plan: Plan, asking rules: [AnyGuard], on basis: Basis) {
    self.plan = plan
    self.rules = rules[...]
    self.basis = basis
  }

  /// The first guard that has not said yes.
  mutating func nextRule(after passes: Set<AnyGuard>) -> AnyGuard? {
    while let rule = rules.first, passes.contains(rule) { rules.removeFirst() }
    return rules.first
  }
}
