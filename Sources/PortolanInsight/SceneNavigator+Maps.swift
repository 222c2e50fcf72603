public import Portolan

extension SceneNavigator {
  /// The samples of all maps of this scene, for a list that opens each screen of the app.
  ///
  /// For the catalogue of one module make a navigator with the module's feature and the features
  /// that the module needs.
  public var catalogue: ScreenCatalogue { ScreenCatalogue(maps) }

  /// The mistakes in the maps and links of all features; empty when there are none.
  ///
  /// ```swift
  /// @Test @MainActor func maps() throws { #expect(try ShopApp().scene.problems.isEmpty) }
  /// ```
  ///
  /// The check finds what `NavigationMap.problems` finds in each map, and mistakes between several
  /// features: in members and placements that name routes of other features, routes of a type that
  /// no feature has, and features with the same links or the same name.
  public var problems: [Diagnostic] { MapCheck(maps).run() + links.problems(in: maps) }

  /// The screens that would close if the scene adopted these maps (`adopt(_:)`), or adopted its own
  /// maps again; empty when none would close.
  ///
  /// ```swift
  /// @Test @MainActor func sizes() throws {
  ///   #expect(try ShopApp().scene.problems(adopting: ShopMap()).isEmpty)
  /// }
  /// ```
  ///
  /// Each problem names a screen that the adopted maps do not place, or for which they have no room
  /// beside the screen in front. The check tries every sample in both directions: to the maps that
  /// you pass, and back. The scene itself does not change. Pass in one call all maps that the
  /// app adopts in one turn of the main actor.
  public func problems<each M: NavigationMap>(adopting map: repeat each M) -> [Diagnostic] {
    var new: [MapSet.Entry] = []
    repeat new.append(MapSet.Entry(each map))
    return AdoptionCheck(maps, adopting: new).run()
  }
}
