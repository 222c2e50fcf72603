/// What a tree holds, on the heap: a tree is one reference wide, since it goes through many hands.
///
/// Unchecked: it is written only by a tree that shares it with no other, which reads nothing
/// meanwhile.
final class NavigationTreeStorage: @unchecked Sendable {
  @exclusivity(unchecked) var groups = [LayerGroup(standing: .open)]
  @exclusivity(unchecked) var nodes = Trie<NodeBox>()
  @exclusivity(unchecked) var index = Trie<Homes>()
  @exclusivity(unchecked) var lastID: UInt64 = 0
  @exclusivity(unchecked) var restored: Range<UInt64> = 0..<0
  @exclusivity(unchecked) var reads: ReadCounter?

  /// Shared by all trees that are empty.
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
