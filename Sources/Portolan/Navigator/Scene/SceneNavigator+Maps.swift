extension SceneNavigator {
  /// All screens of this app by module.
  ///
  /// A module has one of its own without the app: that of a navigator made with its feature and
  /// whatever the module is to stand on.
  public var catalogue: ScreenCatalogue { ScreenCatalogue(maps) }

  /// What no navigation of this app could carry out; empty when all is well.
  ///
  /// ```swift
  /// @Test @MainActor func maps() throws { #expect(try ShopApp().scene.problems.isEmpty) }
  /// ```
  ///
  /// As `NavigationMap.problems`, for the maps of all features together: members and anchors of
  /// other features are checked too, a route that no feature knows is named, and so are features
  /// that claim the same links or go by the same name.
  public var problems: [MapProblem] {
    MapCheck(maps).run() + links.problems
  }

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
