/// All that comes in; whatever is not in here changes nothing.
///
/// Equal signals in equal order lead to equal effects, so a record of them can be played again.
enum Signal {
  /// Somebody asks for something; the request gets the next number.
  case asked(Asked)
  /// What the main actor had to do when something was first asked for is done.
  case turnEnded
  /// Somebody asked for what is no request, as a link that cannot be read; it takes a number too.
  case refused(NavigationError, words: String, Origin, CallSite)
  /// A guard said something.
  case answered(Ticket, Answer, whenSilent: WhenSilent = .keep)
  /// A screen said whether it may go.
  case said(Ticket, ExitVerdict)
  /// Nobody said anything in time.
  case timedOut(Ticket, Wait, whenSilent: WhenSilent = .keep)
  /// A request is to end before it commits: its asker cancelled it, by default.
  case cancelled(Int, because: NavigationError = .cancelled)
  /// The screen of a node that a request closes has said by itself that it may go.
  case mayLeave(Int, NodeID)
  /// All guards of what is shown or kept are to be asked again.
  case revalidated
  /// The same without asking anybody of what is shown, as a log says.
  case forgotten
  /// What a guard has refused is taken out, as a log says.
  case evicted(Asked)
  /// All that is parked is to be tried again.
  case allResumed
  /// The screen as it is before something is asked or answered, or after a move that nobody told of.
  case seen(Sight, isEndOfMove: Bool)
  /// The host has performed a plan, or had no time left for it.
  case performed(Ticket, Sight, isLate: Bool)
  /// The host could not take a plan: a transition of somebody else's has begun.
  case postponed(Ticket, Plan)
  /// What was committed has waited for the end of a transition for as long as one may take.
  case overdue(commit: Int, Sight)
  /// There is a host from now on; nil when it is gone.
  case hosted(Sight?)
  /// A screen wants to be asked before it goes, or no longer.
  case asksBeforeLeaving(NodeID, Bool)
  /// What the scene says of its room.
  case traits(SceneTraits)
  /// What stands over the scene from now on, the lowest first.
  case curtains([AnyRoute])
  /// What the app says of how much may wait or stay.
  case limits(Limits)
  /// Requests that wait are tried again together, as a log says.
  case resumed([Int])
  /// Another tree is in place, as a log says.
  case replaced(NavigationTree, isMove: Bool)
  /// The scene ends.
  case closed
}

/// Names one wait, so that what comes in after its end is not heard.
typealias Ticket = Int

extension Signal {
  /// What somebody asks for.
  struct Asked {
    let intent: LiveIntent
    var cause = Cause.code
    var origin = Origin.code
    var policy = QueuePolicy.newest
    /// What somebody is being asked who asks for it.
    var during: Ticket?
    /// A screen that has said already that it may go.
    var mayGo: NodeID?
    /// A detour whose screen is open: what is asked for waits until it goes, for this guard.
    var detour: (route: AnyRoute, rule: String?)?
    /// What led here, in a replay.
    var excuse: Excuse?
    /// Its row, in a replay.
    var row: Int?
    /// Counts as old as that request.
    var rank: Int?
    let site: CallSite
  }

  /// What was waited for.
  enum Wait: Hashable {
    /// A guard, or a screen that may go.
    case program
    /// A person: a guard without a deadline, or what is parked.
    case person
  }
}

/// What a look at the host's screen gave.
struct Sight {
  /// Whether a transition or a gesture runs.
  let isMoving: Bool
  /// Nil while something moves, and when the screen cannot be read.
  var reading: ScreenReading?
}

/// How much may wait and stay.
struct Limits: Hashable {
  var keptParts = 1
  var inbox = 20
  var holdsLinks = false
  /// How long a host may take; for the words of a diagnostic.
  var host = Duration.seconds(2)
}
