/// A guard's verdict, without its route type; or why there is none.
package enum AnyVerdict<Route: Sendable, Failure: Sendable>: Sendable {
  case allow
  case deny(String)
  case redirect(Route)
  case detour(Route)
  case wait
  case failed(Failure)

  /// Whether the answer refuses the screen; `wait` neither allows nor refuses.
  var isNo: Bool {
    switch self {
    case .allow, .wait: return false
    case .deny, .redirect, .detour, .failed: return true
    }
  }

  /// The route to show in place of the screen that this answer took away.
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
  /// A word for events, without the reason and the values of routes.
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
/// A guard cannot say when it throws, answers `wait`, or does not answer until its deadline. A
/// screen that is not open yet is then not shown, in either case.
public enum WhenSilent: Hashable, Sendable, Codable {
  /// It stays until its guard says no; a diagnostic reports it.
  case keep
  /// It goes, as if its guard had said no.
  case evict
}

/// The answer of a screen that is asked before it goes.
public enum ExitVerdict: String, Hashable, Sendable, Codable {
  /// It may go.
  case leave
  /// It stays, and the request ends as `stays`.
  case stay
}
