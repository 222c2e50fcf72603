extension MapSet {
  /// What a route is and where it stands, apart from who may see it and how it comes.
  struct Standing: Hashable {
    let shape: Shape
    let place: Place
  }

  /// What the map says of a route, in the order in which it is tried; nothing when none knows it.
  func standings(of route: AnyRoute) -> [Standing] {
    destination(ifKnown: route)?.alternatives.map { Standing(shape: $0.shape, place: $0.place) }
      ?? []
  }

  func destination(ifKnown route: AnyRoute) -> AnyDestination? {
    entry(of: route)?.destination(route)
  }
}
