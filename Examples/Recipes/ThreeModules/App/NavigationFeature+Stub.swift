import Portolan

extension NavigationFeature {
  /// Stands in for a module: its first screen at a place that the app says, the others on it.
  ///
  /// It knows nothing of the module but the type of its routes; nothing is asked of its guards.
  static func stub<R: NavigationRoute>(of first: R, _ destination: RouteDestination<R>)
    -> NavigationFeature
  {
    NavigationFeature(StubMap(first: first, place: destination), guards: StubKeeper())
  }
}

private struct StubMap<R: NavigationRoute>: NavigationMap {
  let first: R
  let place: RouteDestination<R>

  func destination(for route: R) -> RouteDestination<R> {
    route == first ? place : .screen(.pushed(inStackOf: first))
  }

  var samples: [R] { [first] }
}

private struct StubKeeper<R: NavigationRoute>: GuardKeeper {
  func verdict(on rule: R.Guard) async -> Verdict<R> { .allow }
}
