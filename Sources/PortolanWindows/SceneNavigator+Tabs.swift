package import Portolan

extension SceneNavigator {
  /// Reports the first of some tabs that shows nothing: it has no label, and no screen that brings one.
  ///
  /// The search has a label of the system.
  package func reportUnlabelled(
    of tabs: NodeID, in tree: NavigationTree, _ listings: [TabListing], method: String,
    isUnlabelled: (AnyRoute) -> Bool
  ) {
    for (place, listing) in listings.enumerated()
    where !listing.isSearch && tree.child(at: place, of: tabs) == nil {
      guard let route = tree.memberRoute(at: place, of: tabs), isUnlabelled(route) else { continue }
      return report(.unlabelledTab(route, method: method))
    }
  }
}
