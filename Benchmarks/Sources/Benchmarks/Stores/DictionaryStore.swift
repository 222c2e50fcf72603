/// Swift's own dictionary.
struct DictionaryStore: NodeStore {
  private var nodes: [UInt64: StoredNode] = [:]

  static var name: String { "dictionary" }

  subscript(key: UInt64) -> StoredNode? {
    get { nodes[key] }
    set { nodes[key] = newValue }
  }

  static func difference(_ old: Self, _ new: Self, _ body: (UInt64) -> Void) {
    for (key, node) in old.nodes where new.nodes[key] !== node { body(key) }
    for key in new.nodes.keys where old.nodes[key] == nil { body(key) }
  }
}
