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
    @exclusivity(unchecked) private(set) var leaves: ContiguousArray<Leaf>
    @exclusivity(unchecked) private(set) var branches: ContiguousArray<Branch>

    init() {
      leafWays = 0
      branchWays = 0
      leaves = []
      branches = []
    }

    /// One leaf, as it stands at a depth.
    init(_ leaf: Leaf, depth: UInt64) {
      leafWays = Self.way(of: leaf.key >> depth)
      branchWays = 0
      leaves = [leaf]
      branches = []
    }

    private init(copying other: Branch) {
      leafWays = other.leafWays
      branchWays = other.branchWays
      leaves = other.leaves
      branches = other.branches
    }

    /// How many bits of a key choose the way at one branch.
    static var stride: UInt64 { 4 }

    /// The way that the low bits of a key choose, as a bit.
    static func way(of key: UInt64) -> UInt16 { 1 << UInt16(truncatingIfNeeded: key & 15) }

    func place(ofLeaf way: UInt16) -> Int { (leafWays & (way &- 1)).nonzeroBitCount }
    func place(ofBranch way: UInt16) -> Int { (branchWays & (way &- 1)).nonzeroBitCount }
  }
}

extension Trie.Branch {
  /// Returns whether the key is new.
  static func insert(_ leaf: Trie.Leaf, depth: UInt64, in branch: inout Trie.Branch) -> Bool {
    if !isKnownUniquelyReferenced(&branch) { branch = Trie.Branch(copying: branch) }
    return branch.insert(leaf, depth: depth)
  }

  private func insert(_ leaf: Trie.Leaf, depth: UInt64) -> Bool {
    let way = Self.way(of: leaf.key >> depth)
    if branchWays & way != 0 {
      return Self.insert(leaf, depth: depth + Self.stride, in: &branches[place(ofBranch: way)])
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
    var next = Trie.Branch(leaves[place], depth: depth + Self.stride)
    _ = Self.insert(leaf, depth: depth + Self.stride, in: &next)
    leaves.remove(at: place)
    leafWays &= ~way
    branches.insert(next, at: self.place(ofBranch: way))
    branchWays |= way
    return true
  }

  /// Takes a key out that is there.
  static func remove(_ key: UInt64, depth: UInt64, from branch: inout Trie.Branch) {
    if !isKnownUniquelyReferenced(&branch) { branch = Trie.Branch(copying: branch) }
    branch.remove(key, depth: depth)
  }

  private func remove(_ key: UInt64, depth: UInt64) {
    let way = Self.way(of: key >> depth)
    if leafWays & way != 0 {
      leaves.remove(at: place(ofLeaf: way))
      leafWays &= ~way
      return
    }
    let place = place(ofBranch: way)
    Self.remove(key, depth: depth + Self.stride, from: &branches[place])
    guard branches[place].branches.isEmpty, branches[place].leaves.count == 1 else { return }
    // A single leaf needs no branch of its own.
    leaves.insert(branches[place].leaves[0], at: self.place(ofLeaf: way))
    leafWays |= way
    branches.remove(at: place)
    branchWays &= ~way
  }
}
