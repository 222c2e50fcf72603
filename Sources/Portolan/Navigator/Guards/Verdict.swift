/// What a guard answers.
public struct Verdict<R: NavigationRoute>: Sendable {
  let answer: Answer

  /// Yes.
  public static var allow: Self { Self(answer: .allow) }

  /// No, and why; the reason appears in errors and logs, so put no secrets into it.
  public static func deny(_ reason: String) -> Self { Self(answer: .deny(reason)) }

  /// Show something else instead; the request arrives there.
  public static func redirect(to route: R) -> Self { Self(answer: .redirect(AnyRoute(route))) }

  /// Show another feature's route instead.
  @_disfavoredOverload
  public static func redirect(to route: some NavigationRoute) -> Self {
    Self(answer: .redirect(AnyRoute(route)))
  }

  /// Show something first; when it has gone, the request is tried again.
  public static func detour(to route: R) -> Self { Self(answer: .detour(AnyRoute(route))) }

  /// Show another feature's route first.
  @_disfavoredOverload
  public static func detour(to route: some NavigationRoute) -> Self {
    Self(answer: .detour(AnyRoute(route)))
  }
}

/// A verdict without its route type.
enum Answer: Sendable {
  case allow
  case deny(String)
  case redirect(AnyRoute)
  case detour(AnyRoute)
  case failed(NavigationError)

  /// A word for events; the reason and the routes' values stay back.
  var label: String {
    switch self {
    case .allow: return "allow"
    case .deny: return "deny"
    case .redirect(let route): return "redirect to \(route.label)"
    case .detour(let route): return "detour to \(route.label)"
    case .failed(let error): return "failed \(error.diagnostic.code)"
    }
  }
}
