public import Portolan

/// What a guard says from now on.
public enum WalkAnswer<R: NavigationRoute>: Hashable, Sendable {
  /// Yes.
  case allow
  /// No.
  case deny
  /// It cannot be said yet.
  case wait
  /// Something else instead.
  case redirect(R)
  /// Something else first.
  case detour(R)

  var verdict: Verdict<R> {
    switch self {
    case .allow: return .allow
    case .deny: return .deny("the walk says so")
    case .wait: return .wait
    case .redirect(let route): return .redirect(to: route)
    case .detour(let route): return .detour(to: route)
    }
  }
}
