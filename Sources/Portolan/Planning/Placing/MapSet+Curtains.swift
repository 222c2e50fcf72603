extension MapSet {
  /// The scene or curtain of a route, by its own placement and those of its anchors.
  enum Ground: Equatable {
    /// The scene itself.
    case scene
    /// A curtain of this route over the scene.
    case curtain(AnyRoute)
    /// The front scene or curtain at the time of the request.
    case front
  }

  /// The ground of a route that is to be built; of several placements the first counts.
  func ground(of route: AnyRoute, at place: Place? = nil) -> Ground {
    var (route, place) = (route, place ?? firstPlace(of: route))
    for _ in 0..<Planner.deepest {
      guard let found = place, !found.needsBase else { return place == nil ? .scene : .front }
      if found == .curtain { return .curtain(route) }
      guard let anchor = found.anchor else { return .scene }
      (route, place) = (anchor, firstPlace(of: anchor))
    }
    return .scene
  }

  /// Whether a route is itself a curtain, which is shown without asking guards.
  func isCurtain(_ route: AnyRoute) -> Bool { firstPlace(of: route) == .curtain }

  private func firstPlace(of route: AnyRoute) -> Place? { destination(ifKnown: route)?.place }
}
