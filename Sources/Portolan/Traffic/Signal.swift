/// All that comes into the engine; whatever is not in here changes nothing.
///
/// Equal signals in equal order lead to equal effects, so a log keeps them and plays them again. A log
/// writes routes and errors in forms of its own; `map` leads there and back.
package enum Signal<Route: Hashable & Sendable, Failure: Sendable>: Sendable {
  /// Somebody asks for something; the request gets the next number.
  case asked(Asked)
  /// The main actor has finished the turn in which something was first asked for.
  case turnEnded
  /// Somebody asked for what is no request, as a link that cannot be read; it takes a number too.
  case refused(Failure, words: String, Origin, CallSite)
  /// A guard answered.
  case answered(Ticket, Answer<Route, Failure>, whenSilent: WhenSilent = .keep)
  /// A screen said whether it may go.
  case said(Ticket, ExitVerdict)
  /// The time for an answer is over.
  case timedOut(Ticket, SignalWait, whenSilent: WhenSilent = .keep)
  /// A request is to end before it commits.
  case cancelled(Int, because: Failure)
  /// The screen of a node that a request closes has said by itself that it may go.
  case mayLeave(Int, NodeID)
  /// All guards of what is shown or kept are to be asked again.
  case revalidated
  /// All that is parked is to be tried again.
  case allResumed
  /// The screen as it is before something is asked or answered, or after a move of a person.
  case seen(Sight, isEndOfMove: Bool)
  /// The host has performed a plan, or had no time left for it.
  case performed(Ticket, Sight, isLate: Bool)
  /// The host could not take a plan: a transition of other code has begun.
  case postponed(Ticket)
  /// A commit has waited for the end of a transition for as long as one may take.
  case overdue(commit: Int, Sight)
  /// There is a host from now on; nil when it is gone.
  case hosted(Sight?)
  /// A screen wants to be asked before it goes, or no longer.
  case asksBeforeLeaving(NodeID, Bool)
  /// What the scene says of its room.
  case traits(SceneTraits)
  /// What stands over the scene from now on, the lowest first.
  case curtains([Route])
  /// What the app says of how much may wait or stay.
  case limits(Limits)
  /// The scene ends.
  case closed
}

package typealias LiveSignal = Signal<AnyRoute, NavigationError>

/// Names one wait, so that what comes in after its end is not heard.
package typealias Ticket = Int

/// What was waited for.
package enum SignalWait: Hashable, Sendable, Codable {
  /// A guard, or a screen that may go.
  case program
  /// A person: a guard without a deadline, or what is parked.
  case person
}

extension Signal {
  /// What somebody asks for.
  package struct Asked: Sendable {
    package let intent: Intent<Route, NodeID>
    package var cause = Cause.code
    package var origin = Origin.code
    package var policy = QueuePolicy.newest
    /// The wait of the guard or the screen that asks for it while it is being asked.
    package var during: Ticket?
    /// A screen that has said already that it may go.
    package var mayGo: NodeID?
    /// A detour whose screen is open: what is asked for waits until it goes, for this guard.
    package var detour: Detour?
    /// Counts as old as that request.
    package var rank: Int?
    package let site: CallSite
  }

  package struct Detour: Hashable, Sendable {
    package let route: Route
    package let rule: String?
  }

  package func map<OtherRoute, OtherFailure>(
    route: (Route) throws -> OtherRoute, failure: (Failure) throws -> OtherFailure
  ) rethrows -> Signal<OtherRoute, OtherFailure> {
    switch self {
    case .asked(let asked): return try .asked(asked.map(route))
    case .turnEnded: return .turnEnded
    case .refused(let error, let words, let origin, let site):
      return try .refused(failure(error), words: words, origin, site)
    case .answered(let ticket, let answer, let whenSilent):
      return try .answered(
        ticket, answer.map(route: route, failure: failure), whenSilent: whenSilent)
    case .said(let ticket, let verdict): return .said(ticket, verdict)
    case .timedOut(let ticket, let wait, let whenSilent):
      return .timedOut(ticket, wait, whenSilent: whenSilent)
    case .cancelled(let number, let error): return try .cancelled(number, because: failure(error))
    case .mayLeave(let number, let node): return .mayLeave(number, node)
    case .revalidated: return .revalidated
    case .allResumed: return .allResumed
    case .seen(let sight, let isEndOfMove): return .seen(sight, isEndOfMove: isEndOfMove)
    case .performed(let ticket, let sight, let isLate):
      return .performed(ticket, sight, isLate: isLate)
    case .postponed(let ticket): return .postponed(ticket)
    case .overdue(let commit, let sight): return .overdue(commit: commit, sight)
    case .hosted(let sight): return .hosted(sight)
    case .asksBeforeLeaving(let node, let asks): return .asksBeforeLeaving(node, asks)
    case .traits(let traits): return .traits(traits)
    case .curtains(let routes): return try .curtains(routes.map(route))
    case .limits(let limits): return .limits(limits)
    case .closed: return .closed
    }
  }
}

extension Signal.Asked {
  /// The same with another intent.
  package func asking(_ intent: Intent<Route, NodeID>) -> Self {
    Self(
      intent: intent, cause: cause, origin: origin, policy: policy, during: during, mayGo: mayGo,
      detour: detour, rank: rank, site: site)
  }

  fileprivate func map<OtherRoute, OtherFailure>(
    _ route: (Route) throws -> OtherRoute
  ) rethrows -> Signal<OtherRoute, OtherFailure>.Asked {
    try Signal<OtherRoute, OtherFailure>.Asked(
      intent: intent.map(route: route, node: \.self), cause: cause, origin: origin, policy: policy,
      during: during, mayGo: mayGo,
      detour: detour.map { try .init(route: route($0.route), rule: $0.rule) }, rank: rank,
      site: site)
  }
}

extension Signal: Codable where Route: Codable, Failure: Codable {}
extension Signal.Asked: Codable where Route: Codable, Failure: Codable {}
extension Signal.Detour: Codable where Route: Codable, Failure: Codable {}

/// What a look at the host's screen gave.
package struct Sight: Sendable, Codable {
  /// Whether a transition or a gesture runs.
  package let isMoving: Bool
  /// Nil while something moves, and when the screen cannot be read.
  package var reading: ScreenReading?
}

/// How much may wait and stay.
package struct Limits: Hashable, Sendable, Codable {
  package var keptParts = 1
  package var inbox = 20
  package var holdsLinks = false
  /// How long a host may take; for the words of a diagnostic.
  package var host = Duration.seconds(2)
}
