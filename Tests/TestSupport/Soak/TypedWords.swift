package import Portolan

/// What a person has typed on screens: it stays as long as they do.
package struct TypedWords {
  private var words: [NodeID: String] = [:]
  private var count = 0
  /// The screens of layers that may be on their way out.
  private var going: Set<NodeID> = []

  package init() {}

  /// How many fields were typed into.
  package var isEmpty: Bool { words.isEmpty }

  /// New words for the field of a screen; those on a layer that is on its way out may go with it.
  package mutating func next(on node: NodeID) -> String {
    count += 1
    if !going.contains(node) { words[node] = "word \(count)" }
    return "word \(count)"
  }

  /// Forgets what was typed on layers that other code is about to dismiss, and what is typed there until
  /// all is at rest: SwiftUI keeps no `@State` of a view that was dismissed, also when a request brings its
  /// screen back (decision 18).
  package mutating func forget(layersOf tree: NavigationTree) {
    for root in tree.layerRoots.dropFirst() {
      forget(root, in: tree)
      going.formUnion(tree.subtree(root))
    }
  }

  /// All is at rest: what is open stays.
  package mutating func comeToRest() { going = [] }

  /// Forgets what was typed on screens that a finger is about to take away: SwiftUI keeps no `@State` of
  /// them either, also when they ask only once the finger has gone, and stay.
  package mutating func forget(_ node: NodeID, in tree: NavigationTree) {
    // It may have left the tree, and be on screen until the finger lets go.
    for id in tree.contains(node) ? tree.subtree(node) : [node] { words[id] = nil }
  }

  /// The screen whose field does not have what was typed, in words.
  ///
  /// Screens that have gone are forgotten; `fields` are those that can be read.
  package func lost(from fields: [NodeID: String], in tree: NavigationTree) -> String? {
    for (node, wanted) in words.sorted(by: { $0.key < $1.key }) where tree.contains(node) {
      guard let found = fields[node], found != wanted else { continue }
      return "typed text: \(tree.route(of: node)?.picture ?? "?") has “\(found)”, not “\(wanted)”"
    }
    return nil
  }
}
