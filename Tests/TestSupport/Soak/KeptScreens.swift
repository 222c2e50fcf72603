package import Portolan

/// The screens of a tree, by their layers: what no change of the size may take away.
///
/// Which column is in front is the system's choice, and one that is seen for the first time gets its screen. What
/// other code shows may come with any change.
package struct KeptScreens: CustomStringConvertible {
  private let layers: [Set<String>]

  /// The screens that a tree has now.
  package init(of tree: NavigationTree) {
    layers = tree.layerRoots.map { Set(Self.ways(to: $0, in: tree, from: "")) }
      .filter { !$0.isEmpty }
  }

  /// Each node with those above it, by number and route.
  private static func ways(to id: NodeID, in tree: NavigationTree, from way: String) -> [String] {
    let own = "\(way)/\(id) \(tree.route(of: id)?.picture ?? "stack")"
    let others = tree.children(of: id).flatMap { ways(to: $0, in: tree, from: own) }
    return tree.route(of: id) == nil && others.isEmpty ? [] : [own] + others
  }

  /// Whether another tree has them all in their places, in as many layers.
  package func isKept(in other: KeptScreens) -> Bool {
    layers.count == other.layers.count
      && zip(layers, other.layers).allSatisfy { $0.isSubset(of: $1) }
  }

  package var description: String {
    layers.map { $0.sorted().joined(separator: ", ") }.joined(separator: " ⇧ ")
  }
}
