import Observation

/// The newest route of one node, observable apart from all others.
@MainActor @Observable final class RouteValue {
  var route: AnyRoute

  init(_ route: AnyRoute) {
    self.route = route
  }
}
