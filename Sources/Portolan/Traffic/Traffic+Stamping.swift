extension Traffic {
  /// How events name a request.
  func stamp(_ request: Request) -> RequestStamp {
    RequestStamp(number: request.number, map: mapName(for: request.original.route))
  }

  /// The name of a route's map, else of that of the screen in front, else of the first feature's.
  func mapName(for route: AnyRoute? = nil) -> String {
    let own = (route ?? frontRoute).flatMap { maps.entries[$0.typeID] }
    return (own ?? maps.sorted.first)?.mapName ?? ""
  }

  private var frontRoute: AnyRoute? {
    tree.visiblePath.reversed().lazy.compactMap(tree.route(of:)).first
  }
}
