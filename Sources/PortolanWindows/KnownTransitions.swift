package import Portolan

/// What the maps have said of how screens come and go.
///
/// They are asked anew when the screen has another route or place, or when there are other maps. So a screen
/// goes as it came, whatever a flag that its map reads says by then.
@MainActor package struct KnownTransitions {
  private struct Basis: Equatable {
    let name: AnyRoute?
    let parent: NodeID?
    /// The first screen beside it: columns begin with one that the system animates.
    let first: NodeID?
    let maps: Int

    init(of id: NodeID, in tree: NavigationTree, maps: Int) {
      (name, parent, self.maps) = (tree.name(ofRoot: id), tree.parent(of: id), maps)
      first = parent.flatMap { tree.child(at: 0, of: $0) }
    }
  }

  private var known: [NodeID: (basis: Basis, transition: ScreenTransition)] = [:]

  package init() {}

  /// Returns the transition of a node where it stands, and keeps it.
  package mutating func resolve(
    _ id: NodeID, in tree: NavigationTree, under scene: SceneNavigator
  ) -> ScreenTransition {
    let basis = Basis(of: id, in: tree, maps: scene.mapsVersion)
    if let known = known[id], known.basis == basis { return known.transition }
    let transition = scene.maps.transition(of: id, in: tree)
    known[id] = (basis, transition)
    return transition
  }

  /// Forgets a node that is released.
  package mutating func forget(_ id: NodeID) { known[id] = nil }
}
