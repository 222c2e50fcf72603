public import Portolan

extension NavigationMap {
  /// The mistakes in the map, each with its route and a fix; empty when there are none.
  ///
  /// ```swift
  /// #expect(ShopMap().problems.isEmpty)
  /// ```
  ///
  /// The check looks at each of the map's `samples`, at the routes on which a sample is placed, and
  /// at the members that a sample lists. It skips routes of other features:
  /// `SceneNavigator.problems` checks all maps together.
  public var problems: [Diagnostic] { MapCheck(self).run() }
}
