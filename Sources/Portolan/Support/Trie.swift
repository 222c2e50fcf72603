/// A persistent map with 64-bit keys: a change copies only the branches on the way to its key.
///
/// Copies are free and share what did not change: it is cheap to keep, try and compare trees. A
/// branch has 16 ways and takes four bits of the key, the highest first. The root is only as high
/// as the highest key needs; keys that count up fill the lowest branches, most of the memory.
struct Trie<Value: Sendable>: @unchecked Sendable {
  // Unchecked: a branch is written only while `isKnownUniquelyReferenced` is true for it.
  private(set) var count = 0
  /// Nil when the map is empty, as most of the many maps in a tree are.
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
        // `root` gives up its branch during the change; otherwise the branch would always be
        // shared.
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

/// A value that can be compared with the value of the same key in another trie.
///
/// It is a protocol, since passing a closure down took half of the time of a difference.
protocol TrieValue {
  static func isSame(_ one: Self, _ other: Self) -> Bool
}

extension Trie where Value: TrieValue {
  /// Calls `body` for each key whose value differs, skipping all branches that both share.
  ///
  /// The order of the calls is unspecified.
  static func difference(
    _ old: Trie, _ new: Trie, _ body: (UInt64, _ old: Value?, _ new: Value?) -> Void
  ) {
    if old.root === new.root { return }
    var (before, after) = (
      old.root ?? Branch.holding(nil, shift: 0), new.root ?? Branch.holding(nil, shift: 0)
    )
    while before.shift < after.shift { before = before.raised() }
    while after.shift < before.shift { after = after.raised() }
    difference(before, after, body)
  }

  private static func difference(
    _ old: Branch, _ new: Branch, _ body: (UInt64, Value?, Value?) -> Void
  ) {
    old.withUnsafeMutablePointers { before, olds in
      new.withUnsafeMutablePointers { after, news in
        var rest = before.pointee.ways | after.pointee.ways
        while rest != 0 {
          let way = rest & (~rest &+ 1)
          rest &= ~way
          let old = olds + before.pointee.position(of: way)
          let new = news + after.pointee.position(of: way)
          if before.pointee.ways & way == 0 {
            new.pointee.forEach { body($0.key, nil, $0.value) }
          } else if after.pointee.ways & way == 0 {
            old.pointee.forEach { body($0.key, $0.value, nil) }
          } else if !isSame(old.pointee, new.pointee) {
            difference(old.pointee, new.pointee, body)
          }
        }
      }
    }
  }

  /// Calls `body` for the keys that differ in two slots.
  private static func difference(
    _ old: Slot, _ new: Slot, _ body: (UInt64, Value?, Value?) -> Void
  ) {
    switch (old, new) {
    case (.branch(let before), .branch(let after)): difference(before, after, body)
    case (.branch(let before), .leaf(let after)):
      difference(before, .holding(after, shift: before.shift), body)
    case (.leaf(let before), .branch(let after)):
      difference(.holding(before, shift: after.shift), after, body)
    case (.leaf(let before), .leaf(let after)) where before.key == after.key:
      body(before.key, before.value, after.value)
    case (.leaf(let before), .leaf(let after)):
      body(before.key, before.value, nil)
      body(after.key, nil, after.value)
    }
  }

  private static func isSame(_ one: Slot, _ other: Slot) -> Bool {
    switch (one, other) {
    case (.branch(let before), .branch(let after)): before === after
    case (.leaf(let before), .leaf(let after)):
      before.key == after.key && Value.isSame(before.value, after.value)
    default: false
    }
  }
}

extension Trie.Slot {
  /// Calls `body` for each leaf in the slot.
  fileprivate func forEach(_ body: (Trie.Leaf) -> Void) {
    switch self {
    case .leaf(let leaf): body(leaf)
    case .branch(let branch):
      branch.withUnsafeMutablePointers { head, slots in
        for position in 0..<head.pointee.count { slots[position].forEach(body) }
      }
    }
  }
}
