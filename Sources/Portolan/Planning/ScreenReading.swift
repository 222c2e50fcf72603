/// What a host reads from the screen: for each layer the containers on its visible path.
///
/// A host reads it when a transition has ended; the navigator compares it with the tree and
/// follows. What is not on a visible path cannot be changed by a user and is not read.
package struct ScreenReading: Hashable, Sendable, Codable {
  /// What a container shows.
  package enum Content: Hashable, Sendable, Codable {
    /// A stack of so many elements, the one on top, and what other code put on it.
    case stack(count: Int, top: NodeID?, foreign: [ForeignID] = [])
    /// Tabs, pages or a container of the app's own, with the selected place.
    case members(selected: Int)
    /// A split with the column in front, and whether that is the only one that is seen.
    case split(column: Int, isCollapsed: Bool)
  }

  /// A container on the visible path.
  package struct Container: Hashable, Sendable, Codable {
    /// The container's node.
    package let node: NodeID
    /// What it shows.
    package let content: Content

    /// Makes an observation of one container.
    package init(node: NodeID, content: Content) {
      self.node = node
      self.content = content
    }
  }

  /// A layer, ours or somebody else's.
  package enum Element: Hashable, Sendable, Codable {
    /// The layer of this root node.
    case node(NodeID)
    /// What other code presented.
    case foreign(ForeignID)
  }

  /// The layers that are open, base content first.
  package let layers: [Element]
  /// The containers on the visible paths.
  package let containers: [Container]

  /// Makes a reading.
  package init(layers: [Element], containers: [Container]) {
    self.layers = layers
    self.containers = containers
  }

  /// Makes a reading of a screen on which other code presents nothing.
  @_disfavoredOverload
  package init(layers: [NodeID], containers: [Container]) {
    self.init(layers: layers.map(Element.node), containers: containers)
  }
}
