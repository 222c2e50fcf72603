/// A persistent map from 64-bit keys: 32 ways at each branch, copied along one path when changed.
///
/// Copies are free and share what did not change, which makes old trees, dry runs and differences
/// cheap. Keys are taken five bits at a time from the low end, so counted keys fill it densely.
struct Trie<Value: Sendable>: @unchecked Sendable {
  // Unchecked: a branch is only written while `isKnownUniquelyReferenced` says that nobody else
  // can see it.
  private(set) var count = 0
  var root = Branch()

  enum Slot {
    case leaf(UInt64, Value)
    case branch(Branch)
  }

  final class Branch {
    var bits: UInt32
    var slots: ContiguousArray<Slot>

    init(bits: UInt32 = 0, slots: ContiguousArray<Slot> = []) {
      self.bits = bits
      self.slots = slots
    }

    /// Where the five bits of a key at a depth stand among the slots that are taken.
    func place(of key: UInt64) -> (bit: UInt32, index: Int, isTaken: Bool) {
      let bit: UInt32 = 1 << UInt32(truncatingIfNeeded: key & 31)
      return (bit, (bits & (bit &- 1)).nonzeroBitCount, bits & bit != 0)
    }
  }

  subscript(key: UInt64) -> Value? {
    get {
      var branch = root
      var rest = key
      while true {
        let place = branch.place(of: rest)
        guard place.isTaken else { return nil }
        switch branch.slots[place.index] {
        case .leaf(let other, let value): return other == key ? value : nil
        case .branch(let next):
          branch = next
          rest >>= 5
        }
      }
    }
    set {
      if let newValue {
        if Self.insert(newValue, at: key, depth: 0, in: &root) { count += 1 }
      } else if Self.remove(key, depth: 0, from: &root) {
        count -= 1
      }
    }
  }

  private static func makeUnique(_ branch: inout Branch) {
    if !isKnownUniquelyReferenced(&branch) {
      branch = Branch(bits: branch.bits, slots: branch.slots)
    }
  }

  /// Returns whether the key is new.
  private static func insert(
    _ value: Value, at key: UInt64, depth: UInt64, in branch: inout Branch
  ) -> Bool {
    makeUnique(&branch)
    let place = branch.place(of: key >> depth)
    guard place.isTaken else {
      branch.bits |= place.bit
      branch.slots.insert(.leaf(key, value), at: place.index)
      return true
    }
    switch branch.slots[place.index] {
    case .leaf(let other, _) where other == key:
      branch.slots[place.index] = .leaf(key, value)
      return false
    case .leaf(let other, let otherValue):
      var next = Branch()
      _ = insert(otherValue, at: other, depth: depth + 5, in: &next)
      _ = insert(value, at: key, depth: depth + 5, in: &next)
      branch.slots[place.index] = .branch(next)
      return true
    case .branch(var next):
      // Let go of our reference, or `next` would never be unique.
      branch.slots[place.index] = .leaf(key, value)
      let isNew = insert(value, at: key, depth: depth + 5, in: &next)
      branch.slots[place.index] = .branch(next)
      return isNew
    }
  }

  /// Returns whether the key was there.
  private static func remove(_ key: UInt64, depth: UInt64, from branch: inout Branch) -> Bool {
    let place = branch.place(of: key >> depth)
    guard place.isTaken else { return false }
    switch branch.slots[place.index] {
    case .leaf(let other, _):
      guard other == key else { return false }
      makeUnique(&branch)
      branch.bits &= ~place.bit
      branch.slots.remove(at: place.index)
    case .branch(var next):
      guard remove(key, depth: depth + 5, from: &next) else { return false }
      makeUnique(&branch)
      if next.slots.count == 1, case .leaf = next.slots[0] {
        branch.slots[place.index] = next.slots[0]
      } else {
        branch.slots[place.index] = .branch(next)
      }
    }
    return true
  }
}
