extension MapSet {
  /// What a route stands in, by its own placement and those of what it stands on.
  enum Ground: Equatable {
    /// The scene itself.
    case scene
    /// A curtain of this route over it.
    case curtain(AnyRoute)
    /// Whatever is in front where it is asked for.
    case front
  }

  /// What a route stands in that is to be built; of several placements the first counts.
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

  /// Whether a route is a curtain itself: nobody is asked before it is shown.
  func isCurtain(_ route: AnyRoute) -> Bool { firstPlace(of: route) == .curtain }

  private func firstPlace(of route: AnyRoute) -> Place? { destination(ifKnown: route)?.place }
}
