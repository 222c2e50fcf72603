/// Where a tree could keep its nodes; what is measured is the store alone, with nodes of a tree's size.
protocol NodeStore {
  /// As the figures call it.
  static var name: String { get }
  /// What the node at a place is called that was made as the so many-th.
  static func key(place: Int, serial: UInt64) -> UInt64
  init()
  subscript(key: UInt64) -> StoredNode? { get set }
  /// Calls `body` for each key whose node is another.
  static func difference(_ old: Self, _ new: Self, _ body: (UInt64) -> Void)
}

extension NodeStore {
  static func key(place: Int, serial: UInt64) -> UInt64 { serial }
}

/// As large as a node of a tree, and on the heap as that is.
final class StoredNode: Sendable {
  let id: UInt64
  let parent: UInt64
  let content: (UInt64, UInt64, UInt64)

  init(id: UInt64, parent: UInt64 = 0) {
    self.id = id
    self.parent = parent
    content = (id, parent, 0)
  }
}

extension StoredNode: TrieValue {
  static func isSame(_ one: StoredNode, _ other: StoredNode) -> Bool { one === other }
}

/// What the tree uses: the files of the core itself.
extension Trie: NodeStore where Value == StoredNode {
  static var name: String { "trie" }

  static func difference(_ old: Self, _ new: Self, _ body: (UInt64) -> Void) {
    difference(old, new) { key, _, _ in body(key) }
  }
}
