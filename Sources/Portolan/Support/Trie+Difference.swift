extension Trie {
  /// Calls `body` for each key whose value differs, skipping all that both share.
  ///
  /// What equal means the caller says in `isSame`. The order is that of the keys' low bits; sort
  /// what depends on it.
  static func difference(
    _ old: Trie, _ new: Trie, isSame: (Value, Value) -> Bool,
    _ body: (UInt64, _ old: Value?, _ new: Value?) -> Void
  ) {
    if old.root === new.root { return }
    difference(old.root ?? Branch(), new.root ?? Branch(), depth: 0, isSame, body)
  }

  private static func difference(
    _ old: Branch, _ new: Branch, depth: UInt64, _ isSame: (Value, Value) -> Bool,
    _ body: (UInt64, Value?, Value?) -> Void
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
        let before = old.branch(way, depth: depth)
        let after = new.branch(way, depth: depth)
        difference(before, after, depth: depth + Branch.stride, isSame, body)
      } else {
        leafDifference(old, new, way, isSame, body)
      }
    }
  }

  /// Where no side has a branch: at most one leaf against another, which may be of another key.
  private static func leafDifference(
    _ old: Branch, _ new: Branch, _ way: UInt16, _ isSame: (Value, Value) -> Bool,
    _ body: (UInt64, Value?, Value?) -> Void
  ) {
    let before = old.place(ofLeaf: way)
    let after = new.place(ofLeaf: way)
    if old.leafWays & new.leafWays & way != 0, old.leaves[before].key == new.leaves[after].key {
      // Compared where they stand: most are the same and need not be counted as used.
      if isSame(old.leaves[before].value, new.leaves[after].value) { return }
      return body(old.leaves[before].key, old.leaves[before].value, new.leaves[after].value)
    }
    if old.leafWays & way != 0 { body(old.leaves[before].key, old.leaves[before].value, nil) }
    if new.leafWays & way != 0 { body(new.leaves[after].key, nil, new.leaves[after].value) }
  }
}

extension Trie.Branch {
  /// What stands at a way, as a branch, so that a leaf can be compared with a branch.
  fileprivate func branch(_ way: UInt16, depth: UInt64) -> Trie.Branch {
    if branchWays & way != 0 { return branches[place(ofBranch: way)] }
    if leafWays & way == 0 { return Trie.Branch() }
    return Trie.Branch(leaves[place(ofLeaf: way)], depth: depth + Self.stride)
  }
}
