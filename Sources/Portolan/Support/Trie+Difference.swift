extension Trie {
  /// Calls `body` for each key whose value differs, skipping all that both share.
  ///
  /// What equal means the caller says in `isSame`. Sort what depends on the order.
  static func difference(
    _ old: Trie, _ new: Trie, isSame: (Value, Value) -> Bool,
    _ body: (UInt64, _ old: Value?, _ new: Value?) -> Void
  ) {
    if old.root === new.root { return }
    var (before, after) = (old.root ?? Branch(nil, shift: 0), new.root ?? Branch(nil, shift: 0))
    while before.shift < after.shift { before = before.raised() }
    while after.shift < before.shift { after = after.raised() }
    difference(before, after, isSame, body)
  }

  private static func difference(
    _ old: Branch, _ new: Branch, _ isSame: (Value, Value) -> Bool,
    _ body: (UInt64, Value?, Value?) -> Void
  ) {
    if old === new { return }
    var rest = new.ways(unlike: old)
    while rest != 0 {
      let way = rest & (~rest &+ 1)
      rest &= ~way
      if (old.branchWays | new.branchWays) & way != 0 {
        difference(old.branch(way), new.branch(way), isSame, body)
      } else {
        leafDifference(old.leaf(way), new.leaf(way), isSame, body)
      }
    }
  }

  /// Where no side has a branch: at most one leaf against another, which may be of another key.
  private static func leafDifference(
    _ old: Leaf?, _ new: Leaf?, _ isSame: (Value, Value) -> Bool,
    _ body: (UInt64, Value?, Value?) -> Void
  ) {
    if let old, let new, old.key == new.key {
      if !isSame(old.value, new.value) { body(old.key, old.value, new.value) }
      return
    }
    if let old { body(old.key, old.value, nil) }
    if let new { body(new.key, nil, new.value) }
  }
}

extension Trie.Branch {
  /// The ways at which a branch of the same height may differ.
  fileprivate func ways(unlike old: Trie.Branch) -> UInt16 {
    var found = (leafWays ^ old.leafWays) | (branchWays ^ old.branchWays)
    var rest = (leafWays & old.leafWays) | (branchWays & old.branchWays)
    while rest != 0 {
      let way = rest & (~rest &+ 1)
      rest &= ~way
      let isSame =
        leafWays & way != 0
        ? hasSameLeaf(place(ofLeaf: way), as: old, old.place(ofLeaf: way))
        : branches[place(ofBranch: way)] === old.branches[old.place(ofBranch: way)]
      if !isSame { found |= way }
    }
    return found
  }

  /// Whether two leaves are the same bit by bit.
  ///
  /// Nearly all are: they are compared where they stand, since to count each as used would take most
  /// of a difference's time.
  private func hasSameLeaf(_ place: Int, as other: Trie.Branch, _ otherPlace: Int) -> Bool {
    leaves.withUnsafeBytes { own in
      other.leaves.withUnsafeBytes { others in
        let (start, otherStart) = (
          place * MemoryLayout<Trie.Leaf>.stride, otherPlace * MemoryLayout<Trie.Leaf>.stride
        )
        return (0..<MemoryLayout<Trie.Leaf>.size).allSatisfy {
          own[start + $0] == others[otherStart + $0]
        }
      }
    }
  }

  /// The leaf at a way; nil where a branch or nothing is.
  fileprivate func leaf(_ way: UInt16) -> Trie.Leaf? {
    leafWays & way == 0 ? nil : leaves[place(ofLeaf: way)]
  }

  /// What stands at a way, as a branch, so that a leaf can be compared with a branch.
  fileprivate func branch(_ way: UInt16) -> Trie.Branch {
    if branchWays & way != 0 { return branches[place(ofBranch: way)] }
    return Trie.Branch(leaf(way), shift: shift - Self.stride)
  }
}
