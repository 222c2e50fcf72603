extension Trie {
  /// Where keys part: for each of sixteen ways a leaf, a branch, or nothing.
  ///
  /// Leaves and branches stand apart, each in the order of their ways, so that a change copies
  /// only one of the two arrays. Values stand apart from their keys, since the runtime copies and
  /// frees an array of references fastest.
  final class Branch {
    // Unchecked: a branch is written by its only owner, which reads nothing meanwhile; the checks
    // were a tenth of a plan's time.
    @exclusivity(unchecked) private(set) var leafWays: UInt16
    @exclusivity(unchecked) private(set) var branchWays: UInt16
    /// How many bits of a key lie below those that choose the way.
    let shift: UInt8
    /// The leaves' keys; empty where the way says all that is left of a key.
    @exclusivity(unchecked) private var keys: ContiguousArray<UInt64>
    @exclusivity(unchecked) private(set) var values: ContiguousArray<Value>
    @exclusivity(unchecked) private(set) var branches: ContiguousArray<Branch>

    private init(shift: UInt8) {
      self.shift = shift
      (leafWays, branchWays) = (0, 0)
      (keys, values, branches) = ([], [], [])
    }

    /// An empty one, just high enough for a key.
    convenience init(covering key: UInt64) {
      self.init(shift: UInt8(63 - (key | 1).leadingZeroBitCount) / Self.stride * Self.stride)
    }

    /// One leaf, as it stands at a height; none is an empty branch.
    convenience init(_ leaf: Leaf?, shift: UInt8) {
      self.init(shift: shift)
      if let leaf { put(leaf, at: way(of: leaf.key)) }
    }

    private init(copying other: Branch) {
      shift = other.shift
      (leafWays, branchWays) = (other.leafWays, other.branchWays)
      (keys, values, branches) = (other.keys, other.values, other.branches)
    }

    /// How many bits of a key choose the way at one branch.
    static var stride: UInt8 { 4 }

    /// The way that a key takes, as a bit.
    func way(of key: UInt64) -> UInt16 {
      1 << UInt16(truncatingIfNeeded: (key >> UInt64(shift)) & 15)
    }

    /// The key of a leaf where the way does not say it.
    func key(ofLeaf place: Int) -> UInt64 { keys[place] }

    /// The key of a leaf; `path` is any key that comes by here.
    func key(ofLeaf place: Int, at way: UInt16, on path: UInt64) -> UInt64 {
      keys.isEmpty ? path & ~15 | UInt64(way.trailingZeroBitCount) : keys[place]
    }

    enum Found {
      case value(Value)
      case below(Unmanaged<Branch>)
      case nothing
    }

    /// What stands at a key's way.
    func find(_ key: UInt64) -> Found {
      let way = way(of: key)
      if branchWays & way != 0 {
        return .below(Unmanaged.passUnretained(branches[place(ofBranch: way)]))
      }
      if leafWays & way != 0 {
        let place = place(ofLeaf: way)
        if shift == 0 || keys[place] == key { return .value(values[place]) }
      }
      return .nothing
    }

    func place(ofLeaf way: UInt16) -> Int { (leafWays & (way &- 1)).nonzeroBitCount }
    func place(ofBranch way: UInt16) -> Int { (branchWays & (way &- 1)).nonzeroBitCount }

    /// Whether a root of this height has a way for the key.
    func covers(_ key: UInt64) -> Bool { key >> UInt64(shift) < 16 }

    /// This root, or one that stands higher and has this one at its first way.
    func raised(toCover key: UInt64) -> Branch {
      var root = self
      while !root.covers(key) { root = root.raised() }
      return root
    }

    func raised() -> Branch {
      let raised = Branch(shift: shift + Self.stride)
      // A single leaf needs no branch of its own.
      if branches.isEmpty, values.count < 2 {
        if let value = values.first {
          raised.put((key(ofLeaf: 0, at: leafWays, on: 0), value), at: 1)
        }
      } else {
        raised.branchWays = 1
        raised.branches = [self]
      }
      return raised
    }

    private func put(_ leaf: Leaf, at way: UInt16) {
      let place = place(ofLeaf: way)
      if shift > 0 { keys.insert(leaf.key, at: place) }
      values.insert(leaf.value, at: place)
      leafWays |= way
    }

    private func takeLeaf(at way: UInt16) {
      let place = place(ofLeaf: way)
      if shift > 0 { keys.remove(at: place) }
      values.remove(at: place)
      leafWays &= ~way
    }
  }
}

extension Trie.Branch {
  /// Returns whether the key is new.
  static func insert(_ leaf: Trie.Leaf, in branch: inout Trie.Branch) -> Bool {
    if !isKnownUniquelyReferenced(&branch) { branch = Trie.Branch(copying: branch) }
    return branch.insert(leaf)
  }

  private func insert(_ leaf: Trie.Leaf) -> Bool {
    let way = way(of: leaf.key)
    if branchWays & way != 0 {
      return Self.insert(leaf, in: &branches[place(ofBranch: way)])
    }
    if leafWays & way == 0 {
      put(leaf, at: way)
      return true
    }
    let place = place(ofLeaf: way)
    if shift == 0 || keys[place] == leaf.key {
      values[place] = leaf.value
      return false
    }
    var next = Trie.Branch((keys[place], values[place]), shift: shift - Self.stride)
    _ = Self.insert(leaf, in: &next)
    takeLeaf(at: way)
    branches.insert(next, at: self.place(ofBranch: way))
    branchWays |= way
    return true
  }

  /// Takes a key out that is there.
  static func remove(_ key: UInt64, from branch: inout Trie.Branch) {
    if !isKnownUniquelyReferenced(&branch) { branch = Trie.Branch(copying: branch) }
    branch.remove(key)
  }

  private func remove(_ key: UInt64) {
    let way = way(of: key)
    if leafWays & way != 0 { return takeLeaf(at: way) }
    let place = place(ofBranch: way)
    Self.remove(key, from: &branches[place])
    let rest = branches[place]
    guard rest.branches.isEmpty, rest.values.count == 1 else { return }
    // A single leaf needs no branch of its own.
    put((rest.key(ofLeaf: 0, at: rest.leafWays, on: key), rest.values[0]), at: way)
    branches.remove(at: place)
    branchWays &= ~way
  }
}
