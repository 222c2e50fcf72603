extension Trie {
  /// Where keys part: for each of sixteen ways a leaf, a branch, or nothing.
  ///
  /// Leaves and branches stand apart, each in the order of their ways, so that a change copies
  /// only one of the two arrays.
  final class Branch {
    // Unchecked: a branch is written by its only owner, which reads nothing meanwhile; the checks
    // were a tenth of a plan's time.
    @exclusivity(unchecked) private(set) var leafWays: UInt16
    @exclusivity(unchecked) private(set) var branchWays: UInt16
    /// How many bits of a key lie below those that choose the way.
    let shift: UInt8
    @exclusivity(unchecked) private(set) var leaves: ContiguousArray<Leaf>
    @exclusivity(unchecked) private(set) var branches: ContiguousArray<Branch>

    private init(
      shift: UInt8, leafWays: UInt16 = 0, leaves: ContiguousArray<Leaf> = [],
      branchWays: UInt16 = 0, branches: ContiguousArray<Branch> = []
    ) {
      self.shift = shift
      self.leafWays = leafWays
      self.leaves = leaves
      self.branchWays = branchWays
      self.branches = branches
    }

    /// An empty one, just high enough for a key.
    convenience init(covering key: UInt64) {
      self.init(shift: UInt8(63 - (key | 1).leadingZeroBitCount) / Self.stride * Self.stride)
    }

    /// One leaf, as it stands at a height; none is an empty branch.
    convenience init(_ leaf: Leaf?, shift: UInt8) {
      if let leaf {
        self.init(shift: shift, leafWays: Self.way(of: leaf.key, shift), leaves: [leaf])
      } else {
        self.init(shift: shift)
      }
    }

    private convenience init(copying other: Branch) {
      self.init(
        shift: other.shift, leafWays: other.leafWays, leaves: other.leaves,
        branchWays: other.branchWays, branches: other.branches)
    }

    /// How many bits of a key choose the way at one branch.
    static var stride: UInt8 { 4 }

    private static func way(of key: UInt64, _ shift: UInt8) -> UInt16 {
      1 << UInt16(truncatingIfNeeded: (key >> UInt64(shift)) & 15)
    }

    /// The way that a key takes, as a bit.
    func way(of key: UInt64) -> UInt16 { Self.way(of: key, shift) }

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
        if leaves[place].key == key { return .value(leaves[place].value) }
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
      let shift = shift + Self.stride
      // A single leaf needs no branch of its own.
      if branches.isEmpty, leaves.count < 2 { return Branch(leaves.first, shift: shift) }
      return Branch(shift: shift, branchWays: 1, branches: [self])
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
    let place = place(ofLeaf: way)
    if leafWays & way == 0 {
      leaves.insert(leaf, at: place)
      leafWays |= way
      return true
    }
    if leaves[place].key == leaf.key {
      leaves[place] = leaf
      return false
    }
    var next = Trie.Branch(leaves[place], shift: shift - Self.stride)
    _ = Self.insert(leaf, in: &next)
    leaves.remove(at: place)
    leafWays &= ~way
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
    if leafWays & way != 0 {
      leaves.remove(at: place(ofLeaf: way))
      leafWays &= ~way
      return
    }
    let place = place(ofBranch: way)
    Self.remove(key, from: &branches[place])
    guard branches[place].branches.isEmpty, branches[place].leaves.count == 1 else { return }
    // A single leaf needs no branch of its own.
    leaves.insert(branches[place].leaves[0], at: self.place(ofLeaf: way))
    leafWays |= way
    branches.remove(at: place)
    branchWays &= ~way
  }
}
