extension Trie {
  /// Calls `body` for each key whose value may differ, skipping all that both share.
  ///
  /// A key that stands in both with values that were stored apart is reported too: only the
  /// caller knows what equal means. The order is that of the keys' low bits; sort what depends
  /// on it.
  static func difference(
    _ old: Trie, _ new: Trie, _ body: (UInt64, _ old: Value?, _ new: Value?) -> Void
  ) {
    difference(old.root, new.root, depth: 0, body)
  }

  private static func difference(
    _ old: Branch, _ new: Branch, depth: UInt64, _ body: (UInt64, Value?, Value?) -> Void
  ) {
    if old === new { return }
    var rest = old.bits | new.bits
    while rest != 0 {
      let bit = rest & (~rest &+ 1)
      rest &= ~bit
      let index = { (branch: Branch) in (branch.bits & (bit &- 1)).nonzeroBitCount }
      let before = old.bits & bit == 0 ? nil : old.slots[index(old)]
      let after = new.bits & bit == 0 ? nil : new.slots[index(new)]
      difference(before, after, depth: depth + 5, body)
    }
  }

  private static func difference(
    _ old: Slot?, _ new: Slot?, depth: UInt64, _ body: (UInt64, Value?, Value?) -> Void
  ) {
    switch (old, new) {
    case (nil, nil): return
    case (.leaf(let key, let value)?, nil): body(key, value, nil)
    case (nil, .leaf(let key, let value)?): body(key, nil, value)
    case (.leaf(let key, let before)?, .leaf(let other, let after)?) where key == other:
      body(key, before, after)
    case (.branch(let before)?, .branch(let after)?):
      difference(before, after, depth: depth, body)
    default:
      // A leaf against a branch or against another leaf: at most one key is in both.
      difference(branch(old, depth: depth), branch(new, depth: depth), depth: depth, body)
    }
  }

  /// The slot as a branch of its own, so that two unlike slots can be compared as two branches.
  private static func branch(_ slot: Slot?, depth: UInt64) -> Branch {
    switch slot {
    case nil: return Branch()
    case .branch(let branch)?: return branch
    case .leaf(let key, let value)?:
      return Branch(
        bits: 1 << UInt32(truncatingIfNeeded: (key >> depth) & 31), slots: [.leaf(key, value)])
    }
  }
}
