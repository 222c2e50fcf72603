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

  /// The routes that only the scene's maps or only these ones place, each as a problem; empty when
  /// no screen closes because a map is adopted.
  ///
  /// ```swift
  /// @Test @MainActor func sizes() throws {
  ///   #expect(try ShopApp().scene.problems(adopting: ShopMap()).isEmpty)
  /// }
  /// ```
  ///
  /// It shows the samples one after the other and adopts the other maps over them, in both
  /// directions. A screen also counts if it has a place in the other map, but would be in the way of
  /// the one in front. Pass the maps that are adopted in one turn together. Nothing changes in the
  /// scene.
  public func problems<each M: NavigationMap>(adopting map: repeat each M) -> [Diagnostic] {
    var new: [MapSet.Entry] = []
    repeat new.append(MapSet.Entry(each map))
    return AdoptionCheck(maps, adopting: new).run()
  }
}
