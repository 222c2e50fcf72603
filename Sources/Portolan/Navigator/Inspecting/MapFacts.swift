/// What the maps of a scene say of a route, for tools and walks.
@MainActor package struct MapFacts {
  let scene: SceneNavigator

  package init(of scene: SceneNavigator) { self.scene = scene }

  /// The guards of a route's own destination, on demand after those that every request asks.
  package func guards(of route: AnyRoute, isTarget: Bool = false) -> [any Hashable & Sendable] {
    let standing = isTarget ? scene.maps.standingGuards(of: route) : []
    do { return try (standing + scene.maps.guards(of: route)).map(\.rule) } catch { return [] }
  }

  /// Whether `show` builds an open route again, because its destination does not reuse it.
  package func isBuiltAgain(_ route: AnyRoute) -> Bool {
    do {
      let planner = Planner(maps: scene.maps, keptLimit: scene.keptPartLimit, tree: scene.tree)
      return try planner.existing(route, scene.maps.destination(for: route).reuse) == nil
    } catch { return false }
  }
}
