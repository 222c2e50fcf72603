extension MapSet {
  /// What the maps have said within one signal: each is called only once for each route.
  ///
  /// A map may read flags of the app, so nothing is remembered from one signal to the next.
  final class Said {
    fileprivate var destinations: [AnyRoute: AnyDestination?] = [:]
  }

  /// The destination of a route; nil when no map places it.
  func destination(ifKnown route: AnyRoute) -> AnyDestination? {
    if let known = said?.destinations[route] { return known }
    let destination = entry(of: route)?.destination(route)
    said?.destinations[route] = .some(destination)
    return destination
  }
}
