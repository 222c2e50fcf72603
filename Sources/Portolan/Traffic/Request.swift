/// One intent on its way, with its state in all phases.
struct Request {
  let number: Int
  /// The intent as it was made; for a link the one that was looked up, as soon as it is known.
  var original: LiveIntent
  /// The present intent, after redirects.
  var intent: LiveIntent { didSet { attempt.prospect = nil } }
  let cause: Cause
  let origin: Origin
  let site: CallSite
  /// The newest node when the request was made.
  let mark: NodeID
  var precedence: Precedence
  var phase = Phase.waiting
  var attempt = Attempt()
  /// Whether a guard or a screen made it while it was being asked.
  var isOfAsked = false
  /// A guard that is not asked for the present route, since it led there.
  var excuse: Excuse? { didSet { attempt.prospect = nil } }
  /// Guards that refused a screen of the scene that it restores; it goes on without those.
  var refused: [AnyGuard] = [] { didSet { attempt.prospect = nil } }
  /// Routes requested so far, in order; a detour continues those of the request that waits for it.
  var trail: [AnyRoute] = []
  /// The detours that guards demanded, in this order.
  var detours: [AnyRoute] = []
  /// Guards whose detour ended without satisfying them.
  var exhausted: Set<AnyGuard> = []
}

extension Request {
  /// How far a request has come, with the values of that phase.
  enum Phase {
    /// It waits for its turn.
    case waiting
    /// It has its turn, and a guard or a screen is asked.
    case asking(Ticket?)
    /// It has its turn, all its guards allow it, and it waits for a later request.
    case ready
    indirect case parked(Parking)
    case committed(Landing)
  }

  /// Decides the order of requests; a detour shares that of the request that waits for it.
  struct Precedence {
    /// Its row, in which requests go in order.
    var row: Int
    /// The row in which it was made.
    let turn: Int
    /// Higher for a request that was made later, in any row.
    var rank: Int
    let policy: QueuePolicy
    let isLink: Bool
    /// Whether it restores the scene.
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

  /// The answers to a request since it was first planned or was parked.
  struct Attempt {
    /// Guards that said yes.
    var passes: Set<AnyGuard> = [] { didSet { if passes.isEmpty { prospect = nil } } }
    /// Screens that said that they may go.
    var mayGo: Set<NodeID> = []
    /// The screen in front at its turn, for a request that starts from there.
    var front: NodeID??
    /// The intent of another request that commits before this one in the same change.
    var ahead: (intent: LiveIntent, request: Int)? { didSet { prospect = nil } }
    /// Its present plan, while that is valid.
    var prospect: Boxed<Prospect>?
  }

  /// The facts of a request for listeners.
  struct Facts {
    /// Nil for a request that never became an intent.
    let original: LiveIntent?
    let cause: Cause
    let origin: Origin
    let site: CallSite
    var excuse: Excuse?
    var row: Int?

    /// The source of the request, for listeners.
    var requester: NavigationEvent.Requester {
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

  /// The intent to plan, with the one that goes before it.
  var planned: LiveIntent { attempt.ahead.map { .transaction([$0.intent, intent]) } ?? intent }

  /// Whether it waits only for a later request.
  var isReady: Bool { if case .ready = phase { true } else { false } }

  /// The guard or the screen that is asked because of this request.
  var question: Ticket? { if case .asking(let ticket) = phase { ticket } else { nil } }

  var parking: Parking? { if case .parked(let parking) = phase { parking } else { nil } }

  var landing: Landing? { if case .committed(let landing) = phase { landing } else { nil } }
}

/// The source of a request.
package enum Origin: Hashable, Sendable, Codable {
  case code, link, detour, restored
  /// A guard's redirect or detour, in place of a screen that it refused.
  case refusal

  /// Whether it waits when the app is not ready; requests of other sources fail.
  var waits: Bool { self == .link || self == .restored }
}

/// The cause of a change; it decides how the question of a closing screen ends.
package enum Cause: Hashable, Sendable, Codable {
  /// Code that shows another screen.
  case code
  /// The screen itself or a verb that goes back.
  case leaving
  /// A gesture of the user, or other code that changed the screen.
  case user
}

/// The present plan of a request, and the guards that still must allow it.
///
/// It is kept between answers: otherwise guarded screens would be planned once for each guard.
struct Prospect {
  /// The state that it depends on beside the intent: the tree and the maps, which only commits
  /// change, and the scene's traits.
  struct Basis: Equatable {
    let commit: Int
    /// A curtain may have taken the numbers that a plan has given.
    let newest: NodeID
    let traits: SceneTraits
    let keptLimit: Int
  }

  let basis: Basis
  let plan: Plan
  /// The guards to ask, in this order.
  let rules: [AnyGuard]
}
