public import Portolan

extension SceneNavigator {
  /// The samples of all maps of this scene, for a list that opens each screen of the app.
  ///
  /// For the catalogue of one module make a navigator with its feature and the features that it
  /// needs.
  public var catalogue: ScreenCatalogue { ScreenCatalogue(maps) }

  /// The mistakes in the maps and links of all features; empty without any.
  ///
  /// ```swift
  /// @Test @MainActor func maps() throws { #expect(try ShopApp().scene.problems.isEmpty) }
  /// ```
  ///
  /// The check finds the same as `NavigationMap.problems`, and what concerns several features:
  /// members of other features, screens placed on them, unknown routes, and features with the same
  /// links or name.
  public var problems: [Diagnostic] { MapCheck(maps).run() + links.problems(in: maps) }

  /// The screens that would close if the scene adopted these maps, or went back to its own; empty
  /// when none would.
  ///
  /// ```swift
  /// @Test @MainActor func sizes() throws {
  ///   #expect(try ShopApp().scene.problems(adopting: ShopMap()).isEmpty)
  /// }
  /// ```
  ///
  /// Each problem names a screen for which the maps of the other side have no place, or which would
  /// be in the way of the screen in front. The check tries every sample, in both directions; the
  /// scene itself does not change. Pass together the maps that the app adopts in one turn.
  public func problems<each M: NavigationMap>(adopting map: repeat each M) -> [Diagnostic] {
    var new: [MapSet.Entry] = []
    repeat new.append(MapSet.Entry(each map))
    return AdoptionCheck(maps, adopting: new).run()
  }
}
