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
  public var problems: [MapProblem] { MapCheck(maps).run() + links.problems }
}
