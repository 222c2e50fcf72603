/// The content of a tree on the heap: a tree is passed on often, so it is one reference wide.
///
/// Unchecked: only a tree that shares it with no other writes it, without reading meanwhile.
final class NavigationTreeStorage: @unchecked Sendable {
  @exclusivity(unchecked) var groups = [LayerGroup(standing: .open)]
  @exclusivity(unchecked) var nodes = Trie<NodeBox>()
  @exclusivity(unchecked) var index = Trie<Homes>()
  @exclusivity(unchecked) var lastID: UInt64 = 0
  @exclusivity(unchecked) var restored: Range<UInt64> = 0..<0
  @exclusivity(unchecked) var reads: ReadCounter?

  /// Shared by all empty trees.
  static let empty = NavigationTreeStorage()

  private init() {}

  init(copying other: NavigationTreeStorage) {
    groups = other.groups
    nodes = other.nodes
    index = other.index
    lastID = other.lastID
    restored = other.restored
    reads = other.reads
  }
}
