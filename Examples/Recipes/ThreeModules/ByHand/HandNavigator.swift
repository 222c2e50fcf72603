import Portolan

/// Performs a module's verbs with two closures, in an app that has no navigator of the library.
///
/// The modules' view models know `any Navigating` and call only verbs that show a route, and `back`.
@MainActor struct HandNavigator<RouteType: NavigationRoute>: Navigating {
  let show: (RouteType) -> Void
  let back: () -> Void

  func perform(_ verb: NavigationVerb) -> NavigationRequest {
    if let route = verb.route?.as(RouteType.self) { show(route) } else { back() }
    return NavigationRequest(performed: verb)
  }
}
