/// A guard's verdict for routes of any type, or the error with which the guard ended.
package enum AnyVerdict: Sendable, Codable {
  case allow
  case deny(String)
  case redirect(AnyRoute)
  case detour(AnyRoute)
  case wait
  case failed(RecordedError)

  /// Whether the verdict refuses the screen; `wait` neither allows nor refuses it.
  var isNo: Bool {
    switch self {
    case .allow, .wait: return false
    case .deny, .redirect, .detour, .failed: return true
    }
  }

  /// The route to show instead of a screen that this verdict closes; nil when there is none.
  var alternative: AnyRoute? {
    switch self {
    case .redirect(let route), .detour(let route): return route
    case .allow, .deny, .wait, .failed: return nil
    }
  }

  /// The verdict in words for events, without the reason and the values of routes.
  var label: String {
    switch self {
    case .allow: return "allow"
    case .deny: return "deny"
    case .redirect(let route): return "redirect to \(route.label)"
    case .detour(let route): return "detour to \(route.label)"
    case .wait: return "wait"
    case .failed(let error): return "failed \(error.error.diagnostic.code)"
    }
  }
}
