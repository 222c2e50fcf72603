/// A verdict without its route type.
enum Answer: Sendable {
  case allow
  case deny(String)
  case redirect(AnyRoute)
  case detour(AnyRoute)
  case wait
  case failed(NavigationError)

  /// Whether what was asked for may not be shown; `wait` says neither yes nor no.
  var isNo: Bool {
    switch self {
    case .allow, .wait: return false
    case .deny, .redirect, .detour, .failed: return true
    }
  }

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

  /// What to show where this answer took something away.
  var alternative: AnyRoute? {
    switch self {
    case .redirect(let route), .detour(let route): return route
    case .allow, .deny, .wait, .failed: return nil
    }
  }
}
