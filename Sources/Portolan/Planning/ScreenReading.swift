/// The host's report of the screens that the user sees: the layers, and the containers on their
/// visible paths.
///
/// A host reads the screen when a transition has ended, and the tree follows the reading.
/// Containers off the visible paths are not read, since the user cannot change them.
package struct ScreenReading: Hashable, Sendable, Codable {
  /// The children that a container shows.
  package enum Content: Hashable, Sendable, Codable {
    /// A stack: all its elements, the first screen first.
    case stack([Element])
    /// The selected position of tabs, pages or a container of the app.
    case members(selected: Int)
    /// A split: the column in front, and whether only that one is visible.
    case split(column: Int, isCollapsed: Bool)

    /// The selected position; nil for a stack.
    package var selection: Int? {
      switch self {
      case .stack: return nil
      case .members(let selected): return selected
      case .split(let column, _): return column
      }
    }
  }

  /// A container on the visible path.
  package struct Container: Hashable, Sendable, Codable {
    /// The container's node.
    package let node: NodeID
    /// The content of the container.
    package let content: Content
    /// The node of the member in front; nil for a stack, and when the host knows none.
    package let front: NodeID?

    /// Creates the reading of one container.
    package init(node: NodeID, content: Content, front: NodeID? = nil) {
      self.node = node
      self.content = content
      self.front = front
    }
  }

  /// A layer, or an element of a stack.
  package enum Element: Hashable, Sendable, Codable {
    /// The screen or the layer of a node.
    case node(NodeID)
    /// A screen that other code presented or pushed.
    case foreign(ForeignID)
    /// A node's screen that other code moved to this place or keeps here, while the tree has the
    /// node elsewhere or not at all.
    case moved(NodeID, ForeignID)
  }

  /// The open layers, base content first.
  package let layers: [Element]
  /// The containers on the visible paths.
  package let containers: [Container]
  /// The layers of other code that are asked, or stay, when they are in the way of a request.
  package let others: [ForeignID: OtherLayer]

  package init(
    layers: [Element], containers: [Container], others: [ForeignID: OtherLayer] = [:]
  ) {
    self.layers = layers
    self.containers = containers
    self.others = others
  }

  /// Creates a reading without foreign layers.
  @_disfavoredOverload
  package init(layers: [NodeID], containers: [Container]) {
    self.init(layers: layers.map(Element.node), containers: containers)
  }
}
