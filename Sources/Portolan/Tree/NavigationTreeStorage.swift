/// The content of a tree on the heap: trees are passed on often, so a copy is one reference.
///
/// `Sendable` is unchecked: a tree writes its storage only when no other tree shares it.
final class NavigationTreeStorage: @unchecked Sendable {
  @exclusivity(unchecked) var parts: [[Layer]] = [[]]
  @exclusivity(unchecked) var nodes = Trie<NodeBox>()
  @exclusivity(unchecked) var index = Trie<[Home]>()
  @exclusivity(unchecked) var lastID: UInt64 = 0
  @exclusivity(unchecked) var restored: Range<UInt64> = 0..<0
  @exclusivity(unchecked) var reads: ReadCounter?

  /// Shared by all empty trees.
  static let empty = NavigationTreeStorage()

  private init() {}

  init(copying other: NavigationTreeStorage) {
    parts = other.parts
    nodes = other.nodes
    index = other.index
    lastID = other.lastID
    restored = other.restored
    reads = other.reads
  }
}
