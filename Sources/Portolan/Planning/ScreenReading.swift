/// What a host reads from the screen: for each layer the containers on its visible path.
///
/// A host reads it when a transition has ended; the navigator compares it with the tree and
/// follows. What is not on a visible path cannot be changed by a user and is not read.
public struct ScreenReading: Hashable, Sendable {
  /// What a container shows.
  public enum Content: Hashable, Sendable {
    /// A stack of so many elements, and the one on top.
    case stack(count: Int, top: NodeID?)
    /// Tabs with the selected place.
    case tabs(selected: Int)
  }

  /// A container on the visible path.
  public struct Container: Hashable, Sendable {
    /// The container's node.
    public let node: NodeID
    /// What it shows.
    public let content: Content

    /// Makes an observation of one container.
    public init(node: NodeID, content: Content) {
      self.node = node
      self.content = content
    }
  }

  /// The root nodes of the layers that are open, base content first.
  public let layers: [NodeID]
  /// The containers on the visible paths.
  public let containers: [Container]

  /// Makes a reading.
  public init(layers: [NodeID], containers: [Container]) {
    self.layers = layers
    self.containers = containers
  }
}
