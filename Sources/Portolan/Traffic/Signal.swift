/// An input of the engine (`Traffic`); nothing else changes the engine.
///
/// Equal signals in equal order lead to equal effects, so a log can record and replay them.
package enum Signal: Sendable, Codable {
  /// A request is made; it gets the next number.
  case requested(Submission)
  /// The main actor has finished the turn in which the first request of a row was made.
  case turnEnded
  /// The adoption of this turn adopts these maps too.
  case adoptedToo(AdoptedMap)
  /// A request failed before it had an intent, as a wrong link does; it gets a number too.
  case refused(RecordedError, words: String, Origin, CallSite)
  /// A guard answered.
  case answered(Ticket, AnyVerdict, whenSilent: WhenSilent = .keep)
  /// A screen answered whether it may be closed.
  case said(Ticket, ExitVerdict)
  /// The time of the wait with this ticket is over.
  case timedOut(Ticket, SignalWait, whenSilent: WhenSilent = .keep)
  /// The request with this number must end, unless it has committed.
  case cancelled(Int, because: RecordedError)
  /// A screen allows the request with this number to close it, without being asked.
  case mayLeave(Int, NodeID)
  /// The look-up of a link's target returned this intent; after a failed look-up `cancelled` comes.
  case lookedUp(Int, Intent)
  /// The look-up of a link's target must wait for the end of a screen, which is shown, or for the
  /// app.
  case lookUpWaits(Int, for: AnyRoute?)
  /// All guards of open and kept screens must be asked again; the guard that asks for it itself, with
  /// the ticket of its question, is asked already.
  case revalidated(during: Ticket? = nil)
  /// All parked requests must be tried again.
  case allResumed
  /// A reading of the screen: before a request or an answer, or after the user's gesture.
  case seen(ScreenSnapshot, isEndOfMove: Bool)
  /// The host has performed a plan, or its deadline is over (`isLate`).
  case performed(Ticket, ScreenSnapshot, isLate: Bool)
  /// The host could not begin a plan: a transition of other code has begun.
  case postponed(Ticket)
  /// A running transition, or a root that is out of sight (nil), has delayed the commit with this
  /// number for longer than allowed.
  case overdue(commit: Int, ScreenSnapshot?)
  /// The scene has a host from now on; nil when the host is gone.
  case hosted(ScreenSnapshot?)
  /// A screen has an exit guard from now on (true), or has none any more (false).
  case asksBeforeLeaving(NodeID, Bool)
  /// The user tapped the selected tab, of which this screen is in front, and nothing moved.
  case tappedAgain(NodeID)
  /// The traits of the scene have changed.
  case traits(SceneTraits)
  /// The curtains over the scene from now on, the lowest first.
  case curtains([AnyRoute])
  /// The maps of the scene that this curtain covers have changed.
  case maps([AdoptedMap])
  /// The app's limits have changed.
  case limits(Limits)
  /// The scene ends.
  case closed
}

/// The number of one wait for an answer; an answer that comes after the wait's end is ignored.
package typealias Ticket = Int

/// The kind of a wait, by what must answer.
package enum SignalWait: Hashable, Sendable, Codable {
  /// A guard with a deadline.
  case program
  /// The user: a guard without a deadline, a screen's answer, or a parked request.
  case user
}

extension Signal {
  /// A new request, which has no number yet.
  package struct Submission: Sendable, Codable {
    package let intent: Intent
    package var cause = Cause.code
    package var origin = Origin.code
    package var policy = QueuePolicy.newest
    /// The ticket of the open question, when the asked guard or screen makes the request itself.
    package var during: Ticket?
    /// A screen that the request may close without asking it.
    package var mayGo: NodeID?
    /// A detour and its guard: the request waits until the detour's screen closes.
    package var detour: Detour?
    /// The rank of the request; nil for the next one, after all others.
    package var rank: Int?
    package let site: CallSite
  }

  package struct Detour: Hashable, Sendable, Codable {
    package let route: AnyRoute
    package let rule: String?
  }
}

extension Signal.Submission {
  /// The same request with another intent.
  package func with(_ intent: Intent) -> Self {
    Self(
      intent: intent, cause: cause, origin: origin, policy: policy, during: during, mayGo: mayGo,
      detour: detour, rank: rank, site: site)
  }
}

/// The result of reading the host's screen.
package struct ScreenSnapshot: Sendable, Codable {
  /// Whether a transition or a gesture runs.
  package let isMoving: Bool
  /// Nil during a transition, and when the screen cannot be read.
  package var reading: ScreenReading?
}

/// The app's limits for kept parts, waiting links (`inbox`) and the host.
package struct Limits: Hashable, Sendable, Codable {
  package var keptParts = 1
  package var inbox = 20
  package var holdsLinks = false
  /// How long a host may take; for the text of a diagnostic.
  package var host = Duration.seconds(2)

  /// Makes negative numbers, as an app or a file may give them, zero.
  mutating func bound() { (keptParts, inbox) = (max(0, keptParts), max(0, inbox)) }
}
