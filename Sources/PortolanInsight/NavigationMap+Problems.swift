public import Portolan

extension NavigationMap {
  /// The mistakes in the map, each with its route and a fix; empty when there are none.
  ///
  /// ```swift
  /// #expect(ShopMap().problems.isEmpty)
  /// ```
  ///
  /// It checks the samples, and the routes on which they are placed or which they list. Routes of
  /// other features are not checked: `SceneNavigator.problems` checks all maps of an app together.
  public var problems: [Diagnostic] { MapCheck(self).run() }
}
