extension SceneNavigator {
  /// The guards that a route's own destination asks with; none for a route of no feature.
  package func guards(of route: AnyRoute) -> [any Hashable & Sendable] {
    do { return try maps.guards(of: route).map(\.rule) } catch { return [] }
  }

  /// Whether a route is built although it is there: its destination does not look for it there.
  package func isBuiltAgain(_ route: AnyRoute) -> Bool {
    do {
      let planner = Planner(maps: maps, keptLimit: keptPartLimit, tree: tree)
      return try planner.existing(route, maps.destination(for: route).reuse) == nil
    } catch { return false }
  }
}
