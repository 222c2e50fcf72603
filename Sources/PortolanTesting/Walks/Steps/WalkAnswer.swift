package import Portolan

/// The answer of a guard from now on.
package enum WalkAnswer<R: NavigationRoute>: Hashable, Sendable, Codable {
  /// Yes.
  case allow
  /// No.
  case deny
  /// The guard cannot say yet.
  case wait
  /// Another route instead.
  case redirect(R)
  /// Another route first.
  case detour(R)
  /// Yes, after some seconds.
  case late
  /// No answer.
  case silence
  /// An error.
  case failure

  /// Whether requests wait because of it.
  var parks: Bool {
    switch self {
    case .wait, .detour: return true
    case .allow, .deny, .redirect, .late, .silence, .failure: return false
    }
  }

  var verdict: Verdict<R> {
    switch self {
    case .allow, .late: return .allow
    case .deny: return .deny("the walk says so")
    case .wait, .silence, .failure: return .wait
    case .redirect(let route): return .redirect(to: route)
    case .detour(let route): return .detour(to: route)
    }
  }
}
