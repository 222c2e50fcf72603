/// One request, with its state from the call to the end.
struct Request {
  let number: Int
  /// The intent of the call; for a link whose target is looked up, the intent found by the lookup.
  var original: Intent
  /// The present intent, after redirects.
  var intent: Intent { didSet { attempt.prospect = nil } }
  let cause: Cause
  let origin: Origin
  let site: CallSite
  /// The newest node when the request was made; nodes with higher ids came later.
  let mark: NodeID
  var precedence: Precedence
  var phase = Phase.waiting
  var attempt = Attempt()
  /// Whether a guard or a screen made the request while it was being asked itself.
  var isOfAsked = false
  /// A guard that is not asked for the present route: its own redirect or detour led there.
  var exemption: GuardExemption? { didSet { attempt.prospect = nil } }
  /// The guards that led to the request's own route; each can exempt it once.
  var exemptedBy: Set<AnyGuard> = []
  /// For a restoration: guards that refused a saved screen; the other screens are restored.
  var refused: [AnyGuard] = [] { didSet { attempt.prospect = nil } }
  /// The routes that redirects and detours led through, in order; a detour's trail continues that
  /// of the request that waits for it.
  var trail: [AnyRoute] = []
  /// The detours that guards demanded, in this order.
  var detours: [AnyRoute] = []
  /// Guards whose detour has ended; one that demands a detour again refuses the request.
  var exhausted: Set<AnyGuard> = []
}

extension Request {
  /// How far a request has come, with the values of that phase.
  enum Phase {
    /// It waits for its turn.
    case waiting
    /// It has its turn and waits for the answer with this ticket; with nil it can go on at once.
    case asking(Ticket?)
    indirect case parked(Parking)
    case committed(Committed)
  }

  /// The place of a request in the order; a detour has that of the request that waits for it.
  struct Precedence {
    /// The number of its row; the requests of a row go in order.
    var row: Int
    /// Higher for a request that was made later, whatever its row.
    var rank: Int
    var policy = QueuePolicy.newest
    var isLink = false
    /// Whether the request restores the scene.
    var isStart = false
    /// The rank of the newest request when it was resumed; 0 when it was never parked.
    var rankAtResume = 0
  }

  /// The answers that a request has got since it was made or last parked, and its plan.
  struct Attempt {
    /// Guards that allowed the request.
    var passes: Set<AnyGuard> = [] { didSet { if passes.isEmpty { prospect = nil } } }
    /// Screens that may be closed by the request.
    var mayGo: Set<NodeID> = []
    /// The front screen at the request's turn, if its intent starts there; nil until noted.
    var front: NodeID??
    /// Another request's intent, which is planned before this one's; `request` is its number.
    var ahead: (intent: Intent, request: Int)? { didSet { prospect = nil } }
    /// The request's last plan; it is valid as long as its basis is the present one.
    var prospect: Boxed<Prospect>?
  }

  /// The facts of a request for listeners.
  struct Facts {
    /// Nil for a request that failed before it had an intent, such as a wrong link.
    let original: Intent?
    let cause: Cause
    let origin: Origin
    let site: CallSite
    var exemption: GuardExemption?
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
      original: original, cause: cause, origin: origin, site: site, exemption: exemption,
      row: precedence.row)
  }

  /// Enters a phase for which no answer counts that came before.
  mutating func enter(_ phase: Phase) { (self.phase, attempt) = (phase, Attempt()) }

  /// The intent to plan, preceded by the intent that commits first, if there is one.
  var planned: Intent { attempt.ahead.map { .transaction([$0.intent, intent]) } ?? intent }

  /// The ticket of the question whose answer the request waits for; nil without one.
  var question: Ticket? { if case .asking(let ticket) = phase { ticket } else { nil } }

  var parking: Parking? { if case .parked(let parking) = phase { parking } else { nil } }

  var committed: Committed? { if case .committed(let committed) = phase { committed } else { nil } }
}

/// The source of a request.
package enum Origin: Hashable, Sendable, Codable {
  case code, link, detour, restored
  /// The library: it shows a guard's alternative instead of an open screen that the guard refused.
  case refusal

  /// Whether a request of this source waits until the app is ready; other requests fail.
  var waits: Bool { self == .link || self == .restored }
}

/// Who changes the tree; this decides how the question of a closed screen ends.
package enum Cause: Hashable, Sendable, Codable {
  /// Code that shows another screen.
  case code
  /// The screen itself, or a verb that goes back or closes screens.
  case leaving
  /// A gesture of the user, or other code that changed the screen.
  case user
}

/// The plan of a request for the present tree, and the guards that must allow it.
///
/// It is kept while guards are asked: otherwise the request would be planned after each answer.
struct Prospect {
  /// What the plan depends on apart from the intent; a commit's number stands for the tree, which
  /// only commits change.
  struct Basis: Equatable {
    let commit: Int
    /// The version of the maps.
    let maps: Int
    /// The newest node: a curtain may meanwhile have used the ids that the plan gave its nodes.
    let newest: NodeID
    let traits: SceneTraits
    let keptLimit: Int
    let others: [ForeignID: OtherLayer]
  }

  let basis: Basis
  let plan: NavigationPlan
  /// The guards to ask, in this order.
  let rules: [AnyGuard]
}

extension Request {
  /// The state of a parked request: it waits for an event, and other requests go on meanwhile.
  struct Parking {
    enum Event {
      /// A detour ends: no screen of its route is open. `by` is the number of the request that will
      /// open one; nil as soon as one is open.
      case end(of: AnyRoute, by: Int?)
      /// A guard answered `wait`: the app revalidates its guards, or resumes parked requests.
      case word
      /// The app is ready: it shows a part that is no splash and whose root is not `after`, or it
      /// releases the links that it held.
      case start(after: NodeID?)
      /// The app has found the target of a link; the link's path matches `pattern`.
      case target(pattern: String)
      /// The host has shown the newest tree.
      case host
    }

    /// The guard whose answer parked the request; nil when no guard did.
    let rule: AnyGuard?
    var event: Event
    /// The ticket of the timer after which the request expires.
    let ticket: Ticket

    /// The route of the detour for whose end the request waits; nil for another event.
    var detour: AnyRoute? { if case .end(let route, _) = event { route } else { nil } }

    /// The pattern of the link whose target is being looked up; nil for other requests.
    var pattern: String? { if case .target(let pattern) = event { pattern } else { nil } }

    /// The number of the request that shows that detour; nil once its screen is in the tree.
    var detourOnItsWay: Int? { if case .end(_, let detour) = event { detour } else { nil } }
  }

  /// The state of a committed request: the tree has changed, and the host still has to show it.
  struct Committed {
    let arrival: Arrival
    /// The node that gets the request's cargo (its question or object); nil when the request
    /// reached another screen than the one it named.
    let recipient: NodeID?
    /// The node that the request reached; nil for gestures and requests that only close screens.
    let target: NodeID?
    /// The number of the commit that the request made.
    let commit: Int

    /// The node that must be visible; nil when the request only closes screens and none is left.
    var node: NodeID? { arrival.node }

    /// Whether a tree shows what the request reached.
    func isShown(in tree: NavigationTree) -> Bool {
      node.map(arrival.isCovered ? tree.contains : tree.isVisible) ?? true
    }
  }
}

typealias Parking = Request.Parking
typealias Committed = Request.Committed
