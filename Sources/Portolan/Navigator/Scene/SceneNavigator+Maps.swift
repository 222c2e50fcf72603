extension SceneNavigator {
  /// All screens of this app by module.
  ///
  /// For the catalogue of one module, make a navigator with its feature and those beneath it.
  public var catalogue: ScreenCatalogue { ScreenCatalogue(maps) }

  /// Problems in the maps that no navigation could overcome; empty when all is well.
  ///
  /// ```swift
  /// @Test @MainActor func maps() throws { #expect(try ShopApp().scene.problems.isEmpty) }
  /// ```
  ///
  /// It checks as `NavigationMap.problems`, for the maps of all features together: also members and
  /// anchors of other features, unknown routes, and features with the same links or name.
  public var problems: [MapProblem] {
    MapCheck(maps).run() + links.problems
  }

  /// The guards of a route's own destination; empty for a route of no feature.
  package func guards(of route: AnyRoute) -> [any Hashable & Sendable] {
    do { return try maps.guards(of: route).map(\.rule) } catch { return [] }
  }

  /// Whether `show` builds an open route again, because its destination does not reuse it.
  package func isBuiltAgain(_ route: AnyRoute) -> Bool {
    do {
      let planner = Planner(maps: maps, keptLimit: keptPartLimit, tree: tree)
      return try planner.existing(route, maps.destination(for: route).reuse) == nil
    } catch { return false }
  }
}
