import Portolan

/// One signal of an engine in a log.
struct RecordedSignal: Sendable, Codable {
  let signal: Signal
  /// The guard or screen of the wait that it ends; a replay has its own tickets.
  let label: RouteLabel?
  /// The number of the curtain whose engine it is for; nil for the scene's own.
  let curtain: Int?
  /// The state of that engine before its first signal; nil for a later one, and for the scene's own.
  let start: TrafficStart?
}

extension Signal {
  /// The signal without an app's texts and without the names of popovers' sources.
  var withoutWords: Signal {
    switch self {
    case .answered(let ticket, .deny, let whenSilent):
      return .answered(ticket, .deny("as recorded"), whenSilent: whenSilent)
    case .requested(let submission): return .requested(submission.with(submission.intent.redacted))
    default: return self
    }
  }
}
