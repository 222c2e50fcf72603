package import Foundation

/// What following a link would do, if each guard said yes.
package struct LinkOutlook {
  /// What would be done.
  package let plan: Plan
  /// The guards that would be asked, in this order.
  package let guards: [RouteLabel]

  /// What `open(_:)` would do, without doing it; guards are not asked.
  @MainActor package init(of link: URL, in scene: SceneNavigator) throws(NavigationError) {
    let intent = try scene.links.intent(of: link)
    plan = try scene.traffic.plan(for: intent)
    guards = try scene.traffic.guards(of: plan, for: intent).map(\.label)
  }
}

/// The links of all features: how they begin, and their paths, such as `products/{id}`.
package struct KnownLinks {
  package let beginnings: [String]
  package let paths: [String]

  @MainActor package init(of scene: SceneNavigator) {
    (beginnings, paths) = scene.links.known
  }
}
