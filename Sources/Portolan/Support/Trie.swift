/// A persistent map from 64-bit keys: 16 ways at each branch, copied along one path when changed.
///
/// Copies are free and share what did not change, which makes old trees, dry runs and differences
/// cheap. Keys are taken four bits at a time from the high end, and the root stands only as high as
/// the highest key needs: counted keys fill the lowest branches, which are most of its memory.
struct Trie<Value: Sendable>: @unchecked Sendable {
  // Unchecked: a branch is only written while `isKnownUniquelyReferenced` says that nobody else
  // can see it.
  private(set) var count = 0
  /// Nil when it is empty: most of the many maps in a tree are.
  private(set) var root: Branch?

  struct Leaf {
    let key: UInt64
    let value: Value
  }

  subscript(key: UInt64) -> Value? {
    get {
      guard let root, root.covers(key) else { return nil }
      return root.value(of: key)
    }
    set {
      if let newValue {
        // The root is taken out while it changes, or it would never be unique.
        var branch = root?.raised(toCover: key) ?? Branch.empty(covering: key)
        root = nil
        if Branch.insert(Leaf(key: key, value: newValue), in: &branch) { count += 1 }
        root = branch
      } else if self[key] != nil, var branch = root.take() {
        Branch.remove(key, from: &branch)
        count -= 1
        if count > 0 { root = branch }
      }
    }
  }
}
