/// What a guard answered, without its route type.
package enum Answer<Route: Sendable, Failure: Sendable>: Sendable {
  case allow
  case deny(String)
  case redirect(Route)
  case detour(Route)
  case wait
  case failed(Failure)

  /// Whether what was asked for may not be shown; `wait` says neither yes nor no.
  var isNo: Bool {
    switch self {
    case .allow, .wait: return false
    case .deny, .redirect, .detour, .failed: return true
    }
  }

  /// What to show where this answer took something away.
  var alternative: Route? {
    switch self {
    case .redirect(let route), .detour(let route): return route
    case .allow, .deny, .wait, .failed: return nil
    }
  }

  package func map<OtherRoute, OtherFailure>(
    route: (Route) throws -> OtherRoute, failure: (Failure) throws -> OtherFailure
  ) rethrows -> Answer<OtherRoute, OtherFailure> {
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

extension Answer: Codable where Route: Codable, Failure: Codable {}

package typealias LiveAnswer = Answer<AnyRoute, NavigationError>

extension LiveAnswer {
  /// A word for events; the reason and the routes' values stay back.
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

/// What becomes of what is shown while its guard cannot say whether it may be.
///
/// A guard that throws, that answers `wait` or that is silent until its deadline has said neither yes
/// nor no. What is asked for is not shown then, whatever is said here.
public enum WhenSilent: Hashable, Sendable, Codable {
  /// It stays until its guard says no; a diagnostic tells of it.
  case keep
  /// It goes, as if its guard had said no.
  case evict
}

/// What a screen answers that is asked before it goes.
public enum ExitVerdict: String, Hashable, Sendable, Codable {
  /// It may go.
  case leave
  /// It stays, and the request ends as `stays`.
  case stay
}
