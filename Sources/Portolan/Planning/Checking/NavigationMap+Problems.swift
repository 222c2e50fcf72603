extension NavigationMap {
  /// What no navigation could carry out, each with its route and a fix; empty when all is well.
  ///
  /// Checks the samples and all that they stand on or list. Routes of other features are not
  /// looked at: an app's test looks at all of them together, with `SceneNavigator.problems`.
  public var problems: [MapProblem] { MapCheck(self).run() }
}
