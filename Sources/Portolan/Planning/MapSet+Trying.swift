/// What maps would do, for checks and tools: only trees are computed, and nothing is shown.
extension MapSet {
  /// The greatest number of routes that may stand on each other.
  package static var deepest: Int { Planner.deepest }

  /// The plan that shows a route in the tree of a scene, or of a curtain.
  package func plan(
    showing route: AnyRoute, in tree: NavigationTree = NavigationTree(), inCurtain: Bool = false
  ) throws(NavigationError) -> NavigationPlan {
    try Planner.plan(
      .show(route), maps: self, tree: tree, traits: SceneTraits(isCurtain: inCurtain))
  }

  /// The routes that would lose their screen if other maps were adopted over a tree, front first.
  package func routesClosing(
    adopting maps: [Entry], over tree: NavigationTree
  ) throws(NavigationError) -> [AnyRoute] {
    let plan = try Planner.plan(.adopt(AdoptedMap(maps)), maps: self, tree: tree)
    return plan.leaving.reversed().compactMap(tree.route).filter { route in
      plan.to.homes(of: route).allSatisfy { $0.node == nil }
    }
  }

  /// Builds a route at one of its destinations in a tree; throws if that is impossible.
  package func tryBuilding(
    _ route: AnyRoute, at destination: AnyDestination, in tree: NavigationTree
  ) throws(NavigationError) {
    var planner = Planner(maps: self, keptLimit: 0, tree: tree)
    if case .curtain = ground(of: route, at: destination.place) { planner.traits.isCurtain = true }
    _ = try planner.place(route, destination, trail: [route])
  }

  /// Whether `show` would use an open screen of a tree, as the destination of the route says.
  package func finds(_ route: AnyRoute, in tree: NavigationTree) throws(NavigationError) -> Bool {
    let planner = Planner(maps: self, keptLimit: 0, tree: tree)
    return try planner.existing(route, destination(for: route).reuse) != nil
  }
}
