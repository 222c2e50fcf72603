/// A layer of other code that is asked, or stays, when it is in the way of a request.
package struct OtherLayer: Hashable, Sendable, Codable {
  package enum Manner: String, Hashable, Sendable, Codable {
    /// The layer is asked before it is closed.
    case asks
    /// What code requests is shown beneath the layer, where it can be; otherwise, and for a link,
    /// the layer closes.
    case staysForCode
    /// What any request shows is shown beneath the layer, where it can be; otherwise the layer is
    /// asked.
    case stays
  }

  /// The type of its controller.
  let name: String
  let manner: Manner

  package init(name: String, manner: Manner) {
    (self.name, self.manner) = (name, manner)
  }

  /// Whether it is asked before it is closed.
  var asks: Bool { manner != .staysForCode }
}

extension Planner {
  /// Takes the layers of other code that stay in front off the tree, so that an intent begins beneath.
  mutating func lift(_ staying: Set<ForeignID>) {
    guard !staying.isEmpty, !tree.layers.isEmpty else { return }
    let layers = tree.layers
    let top = layers.lastIndex { tree[$0.root].extra?.foreign.map(staying.contains) != true } ?? 0
    tree.layers = Array(layers[...top])
    lifted = Lifted(layers: layers.dropFirst(top + 1), beneath: tree.layers)
  }

  /// Puts lifted layers back if those beneath are the same as before; otherwise closes them.
  mutating func putBack() {
    guard let lifted else { return }
    self.lifted = nil
    if tree.layers == lifted.beneath {
      tree.layers += lifted.layers
    } else {
      for layer in lifted.layers.reversed() { tree.remove(layer.root) }
    }
  }

  /// Layers of other code that were taken off the tree, and those on which they stood.
  struct Lifted {
    let layers: ArraySlice<Layer>
    let beneath: [Layer]
  }
}
