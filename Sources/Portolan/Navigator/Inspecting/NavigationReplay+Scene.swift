extension NavigationReplay {
  /// Prepares a replay with the maps of a scene; throws as `init(_:maps:)` does.
  package init(_ export: NavigationExport, mapsOf scene: SceneNavigator) throws(LogProblem) {
    try self.init(export, scene.maps)
  }
}
