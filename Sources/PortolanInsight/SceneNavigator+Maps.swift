public import Portolan

extension SceneNavigator {
  /// All screens of this app by module.
  ///
  /// For the catalogue of one module, make a navigator with its feature and those beneath it.
  public var catalogue: ScreenCatalogue { ScreenCatalogue(maps) }

  /// Faults in the maps and links that make some navigation impossible; empty without faults.
  ///
  /// ```swift
  /// @Test @MainActor func maps() throws { #expect(try ShopApp().scene.problems.isEmpty) }
  /// ```
  ///
  /// It checks the same as `NavigationMap.problems`, and also what concerns several features:
  /// members and anchors of other features, unknown routes, and features with the same links or
  /// name.
  public var problems: [Diagnostic] { MapCheck(maps).run() + links.problems(in: maps) }
}
