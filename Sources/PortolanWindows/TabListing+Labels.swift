package import Portolan

extension TabListing {
  /// Reports the first of some tabs that shows nothing: it has no label, and no screen that brings one.
  ///
  /// The search has a label of the system.
  @MainActor package static func reportUnlabelled(
    _ listings: [TabListing], of tabs: NodeID, in tree: NavigationTree, _ method: String,
    _ scene: SceneNavigator, isUnlabelled: (AnyRoute) -> Bool
  ) {
    for (place, listing) in listings.enumerated()
    where !listing.isSearch && tree.child(at: place, of: tabs) == nil {
      guard let route = tree.memberRoute(at: place, of: tabs), isUnlabelled(route) else { continue }
      return scene.report(.unlabelledTab(route, method: method))
    }
  }
}
