import Portolan

/// One signal of an engine in a log.
struct RecordedSignal: Sendable, Codable {
  let signal: Signal<RouteRecord, ErrorRecord>
  /// The guard or screen of the wait that it ends; a replay has its own tickets.
  let label: RouteLabel?
  /// The number of the curtain whose engine it is for; nil for the scene's own.
  var curtain: Int?
  /// The state of that engine before its first signal; nil for a later one, and for the scene's own.
  var start: TrafficStart<RouteRecord>?

  init(_ signal: LiveSignal, _ label: RouteLabel?, _ routes: inout RouteRecorder) {
    self.signal = signal.withoutWords.map(
      route: { routes.record($0) }, failure: { ErrorRecord(code: $0.diagnostic.code) })
    self.label = label
  }
}

/// An error in a log.
struct ErrorRecord: Hashable, Sendable, Codable {
  let code: String

  /// The error, as far as an engine distinguishes them; `label` is the guard that failed.
  func error(_ label: RouteLabel?) -> NavigationError {
    let guarding = label ?? RouteLabel(type: "", text: "")
    let possible: [NavigationError] = [
      .cancelled, .expired, .sceneGone, .superseded(by: nil), .screenDisagreed, .stillMoving,
      .reentrant, .guardTimedOut(guarding),
    ]
    return possible.first { $0.diagnostic.code == code }
      ?? .guardFailed(guarding, error: "as recorded")
  }
}

extension LiveSignal {
  /// The signal without an app's texts and without the names of popovers' sources.
  fileprivate var withoutWords: LiveSignal {
    switch self {
    case .answered(let ticket, .deny, let whenSilent):
      return .answered(ticket, .deny("as recorded"), whenSilent: whenSilent)
    case .requested(let submission): return .requested(submission.with(submission.intent.redacted))
    default: return self
    }
  }
}
