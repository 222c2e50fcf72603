extension SceneNavigator {
  /// The guards that a route's own destination asks with; none for a route of no feature.
  package func guards(of route: AnyRoute) -> [any Hashable & Sendable] {
    do { return try maps.guards(of: route).map(\.rule) } catch { return [] }
  }

  /// Whether a route is built again although it is in front.
  package func isAlwaysBuilt(_ route: AnyRoute) -> Bool {
    do { return try maps.destination(for: route).reuse == .never } catch { return false }
  }
}
