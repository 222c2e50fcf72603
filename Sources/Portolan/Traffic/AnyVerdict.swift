/// A guard's verdict for routes of any type, or the error with which the guard ended.
package enum AnyVerdict<Route: Sendable, Failure: Sendable>: Sendable {
  case allow
  case deny(String)
  case redirect(Route)
  case detour(Route)
  case wait
  case failed(Failure)

  /// Whether the verdict refuses the screen; `wait` neither allows nor refuses it.
  var isNo: Bool {
    switch self {
    case .allow, .wait: return false
    case .deny, .redirect, .detour, .failed: return true
    }
  }

  /// The route to show instead of a screen that this verdict closes; nil when there is none.
  var alternative: Route? {
    switch self {
    case .redirect(let route), .detour(let route): return route
    case .allow, .deny, .wait, .failed: return nil
    }
  }

  package func map<OtherRoute, OtherFailure>(
    route: (Route) throws -> OtherRoute, failure: (Failure) throws -> OtherFailure
  ) rethrows -> AnyVerdict<OtherRoute, OtherFailure> {
    switch self {
    case .allow: return .allow
    case .deny(let reason): return .deny(reason)
    case .redirect(let target): return try .redirect(route(target))
    case .detour(let target): return try .detour(route(target))
    case .wait: return .wait
    case .failed(let error): return try .failed(failure(error))
    }
  }
}

extension AnyVerdict: Codable where Route: Codable, Failure: Codable {}

package typealias LiveVerdict = AnyVerdict<AnyRoute, NavigationError>

extension LiveVerdict {
  /// The verdict in words for events, without the reason and the values of routes.
  var label: String {
    switch self {
    case .allow: return "allow"
    case .deny: return "deny"
    case .redirect(let route): return "redirect to \(route.label)"
    case .detour(let route): return "detour to \(route.label)"
    case .wait: return "wait"
    case .failed(let error): return "failed \(error.diagnostic.code)"
    }
  }
}

/// Says what happens to an open screen while its guard cannot say whether it may stay.
///
/// A guard cannot say when it throws, answers `wait`, or does not answer before its deadline. The
/// value concerns open screens only: a screen that is not open yet is not shown then.
public enum WhenSilent: Hashable, Sendable, Codable {
  /// The screen stays open until its guard refuses it; a diagnostic reports this.
  case keep
  /// The screen is closed, as after the verdict `deny`.
  case evict
}

/// The answer of a screen that is asked whether it may be closed.
public enum ExitVerdict: String, Hashable, Sendable, Codable {
  /// The screen may be closed.
  case leave
  /// The screen stays open, and the request ends with the error `stays`.
  case stay
}
