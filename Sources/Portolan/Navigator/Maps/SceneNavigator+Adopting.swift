extension SceneNavigator {
  /// Shows a feature's routes as another map says from now on; what is open stays open.
  ///
  /// ```swift
  /// scene.adopt(MenuMap())     // main[(products › product) | *(account)]
  /// scene.adopt(TabsMap())     // becomes main#HamburgerMenu[(products › product) | *(account)]
  /// ```
  ///
  /// It is a request like any other, with one plan and one commit. A screen that both maps place
  /// alike stays where it is; the others are placed again, those behind first, and keep their node,
  /// their controller and their model wherever they go. A screen that would have to be closed for
  /// another is set aside instead: it lives on unseen, and comes back when it is asked for, or with a
  /// map that has room for it. `releaseKeptParts()` ends what is aside.
  ///
  /// Guards are asked of what is new, and of what comes back, not of what stays. A guard that says no
  /// leaves the old map. An equal map, or one for an empty screen, changes nothing but the map. A map
  /// for a route type that no feature has fails as `unknownRoute`.
  @discardableResult
  public func adopt<M: NavigationMap>(
    _ map: M, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    submit(.adopt(AdoptedMap(MapSet.Entry(map))), site: CallSite(fileID, line))
  }

  /// The maps that hold once an intent is committed.
  func maps(after intent: Intent) -> MapSet {
    if case .adopt(let map, _) = intent { return maps.replacing(map.entry) }
    return maps
  }
}
