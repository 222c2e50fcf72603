/// What a host reads from the screen: the layers, and the containers on their visible paths.
///
/// A host reads the screen when a transition has ended, and the tree follows the reading.
/// Containers off the visible paths are not read, since a person cannot change them.
package struct ScreenReading: Hashable, Sendable, Codable {
  /// The children that a container shows.
  package enum Content: Hashable, Sendable, Codable {
    /// A stack: its number of elements and its top, beneath the foreign screens on top.
    case stack(count: Int, top: NodeID?, foreign: [ForeignID] = [])
    /// The selected position of tabs, pages or a container of the app.
    case members(selected: Int)
    /// A split: the column in front, and whether only that one is visible.
    case split(column: Int, isCollapsed: Bool)
  }

  /// A container on the visible path.
  package struct Container: Hashable, Sendable, Codable {
    /// The container's node.
    package let node: NodeID
    /// The content of the container.
    package let content: Content

    /// Creates the reading of one container.
    package init(node: NodeID, content: Content) {
      self.node = node
      self.content = content
    }
  }

  /// A layer of the tree, or a foreign one.
  package enum Element: Hashable, Sendable, Codable {
    /// The layer of this root node.
    case node(NodeID)
    /// A layer that other code presented.
    case foreign(ForeignID)
  }

  /// The open layers, base content first.
  package let layers: [Element]
  /// The containers on the visible paths.
  package let containers: [Container]

  package init(layers: [Element], containers: [Container]) {
    self.layers = layers
    self.containers = containers
  }

  /// Creates a reading without foreign layers.
  @_disfavoredOverload
  package init(layers: [NodeID], containers: [Container]) {
    self.init(layers: layers.map(Element.node), containers: containers)
  }
}
