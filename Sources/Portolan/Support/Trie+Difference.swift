/// What can be compared with what stood at the same key.
///
/// A requirement and no closure: passed down through the branches, that was half of a difference's
/// time.
protocol TrieValue {
  static func isSame(_ one: Self, _ other: Self) -> Bool
}

extension Trie where Value: TrieValue {
  /// Calls `body` for each key whose value differs, skipping all that both share.
  ///
  /// Sort what depends on the order.
  static func difference(
    _ old: Trie, _ new: Trie, _ body: (UInt64, _ old: Value?, _ new: Value?) -> Void
  ) {
    if old.root === new.root { return }
    var (before, after) = (old.root ?? Branch(nil, shift: 0), new.root ?? Branch(nil, shift: 0))
    while before.shift < after.shift { before = before.raised() }
    while after.shift < before.shift { after = after.raised() }
    difference(before, after, body)
  }

  private static func difference(
    _ old: Branch, _ new: Branch, _ body: (UInt64, Value?, Value?) -> Void
  ) {
    if old === new { return }
    var rest = old.leafWays | old.branchWays | new.leafWays | new.branchWays
    while rest != 0 {
      let way = rest & (~rest &+ 1)
      rest &= ~way
      if old.branchWays & new.branchWays & way != 0,
        old.branches[old.place(ofBranch: way)] === new.branches[new.place(ofBranch: way)]
      {
        continue
      }
      if (old.branchWays | new.branchWays) & way != 0 {
        difference(old.branch(way), new.branch(way), body)
      } else {
        leafDifference(old, new, way, body)
      }
    }
  }

  /// Where no side has a branch: at most one leaf against another, which may be of another key.
  private static func leafDifference(
    _ old: Branch, _ new: Branch, _ way: UInt16,
    _ body: (UInt64, Value?, Value?) -> Void
  ) {
    let before = old.place(ofLeaf: way)
    let after = new.place(ofLeaf: way)
    if old.leafWays & new.leafWays & way != 0, old.leaves[before].key == new.leaves[after].key {
      // Compared where they stand: most are the same and need not be counted as used.
      if Value.isSame(old.leaves[before].value, new.leaves[after].value) { return }
      return body(old.leaves[before].key, old.leaves[before].value, new.leaves[after].value)
    }
    if old.leafWays & way != 0 { body(old.leaves[before].key, old.leaves[before].value, nil) }
    if new.leafWays & way != 0 { body(new.leaves[after].key, nil, new.leaves[after].value) }
  }
}

extension Trie.Branch {
  /// What stands at a way, as a branch, so that a leaf can be compared with a branch.
  fileprivate func branch(_ way: UInt16) -> Trie.Branch {
    if branchWays & way != 0 { return branches[place(ofBranch: way)] }
    let leaf = leafWays & way == 0 ? nil : leaves[place(ofLeaf: way)]
    return Trie.Branch(leaf, shift: shift - Self.stride)
  }
}
