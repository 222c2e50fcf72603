extension Trie {
  /// A node of the trie: each of sixteen ways leads to a leaf, a branch, or nothing.
  ///
  /// The slots lie behind the head in the order of the ways, without gaps, in one piece of memory.
  /// That makes copying a branch fast, and a change mostly copies one branch on each level.
  final class Branch: ManagedBuffer<Head, Slot> {
    deinit {
      withUnsafeMutablePointerToHeader { $0.pointee.clear(self) }
    }
  }

  struct Head {
    /// The number of low bits of a key that are dropped before the next four choose the way.
    let shift: UInt8
    let capacity: UInt8
    /// One bit for each way, set when the way leads to a slot.
    var ways: UInt16 = 0
    /// Deinitializes the slots; made where `Value` is known, as a `deinit` would look it up each
    /// time.
    let clear: (Branch) -> Void

    var count: Int { ways.nonzeroBitCount }

    /// The way that a key takes, as a bit.
    func way(of key: UInt64) -> UInt16 {
      1 << UInt16(truncatingIfNeeded: (key >> UInt64(shift)) & 15)
    }

    /// The index of a way's slot; for a way without a slot, the index at which to insert one.
    func position(of way: UInt16) -> Int { (ways & (way &- 1)).nonzeroBitCount }
  }

  enum Slot {
    case leaf(Leaf)
    case branch(Branch)
  }
}

extension Trie.Branch {
  typealias Branch = Trie.Branch
  typealias Slot = Trie.Slot

  /// The number of bits of a key that choose the way at one branch.
  static var stride: UInt8 { 4 }

  private func clear() {
    withUnsafeMutablePointers { head, slots in
      for position in 0..<head.pointee.count { (slots + position).deinitialize(count: 1) }
    }
  }

  /// A copy of the head, made without exclusivity checks: only a single owner writes a branch.
  private var head: Trie.Head { withUnsafeMutablePointerToHeader { $0.pointee } }

  var shift: UInt8 { withUnsafeMutablePointerToHeader { $0.pointee.shift } }

  private static func make(shift: UInt8, capacity: Int) -> Branch {
    let head = Trie.Head(shift: shift, capacity: UInt8(capacity)) { $0.clear() }
    return unsafeDowncast(
      create(minimumCapacity: capacity) { _ in head }, to: Branch.self)
  }

  /// An empty root, only as high as this key needs.
  static func empty(covering key: UInt64) -> Branch {
    make(shift: UInt8(63 - (key | 1).leadingZeroBitCount) / stride * stride, capacity: 2)
  }

  /// A branch with one leaf, or with nil an empty one; `shift` is its height.
  static func holding(_ leaf: Trie.Leaf?, shift: UInt8) -> Branch {
    let branch = make(shift: shift, capacity: 2)
    if let leaf { branch.open(branch.head.way(of: leaf.key), for: .leaf(leaf)) }
    return branch
  }

  /// The value of a key beneath this branch; nil when the key does not exist.
  func value(of key: UInt64) -> Value? {
    // Unmanaged: the root keeps all branches alive, and retaining each one takes half of the time.
    withExtendedLifetime(self) {
      var next: Unmanaged<Branch>? = Unmanaged.passUnretained(self)
      var found: Value?
      while let branch = next { (next, found) = branch._withUnsafeGuaranteedRef { $0.step(key) } }
      return found
    }
  }

  /// The next branch on the way to a key, or the key's value; both nil when the key does not exist.
  @inline(__always) private func step(_ key: UInt64) -> (Unmanaged<Branch>?, Value?) {
    withUnsafeMutablePointers { head, slots in
      let way = head.pointee.way(of: key)
      guard head.pointee.ways & way != 0 else { return (nil, nil) }
      switch slots[head.pointee.position(of: way)] {
      case .leaf(let leaf): return (nil, leaf.key == key ? leaf.value : nil)
      case .branch(let branch): return (Unmanaged.passUnretained(branch), nil)
      }
    }
  }

  /// Whether a root of this height can hold the key.
  func covers(_ key: UInt64) -> Bool { key >> UInt64(shift) < 16 }

  /// A root that is high enough for the key: this one, or a higher one with the same leaves.
  func raised(toCover key: UInt64) -> Branch {
    var root = self
    while !root.covers(key) { root = root.raised() }
    return root
  }

  func raised() -> Branch {
    let height = shift + Self.stride
    // A single leaf needs no branch of its own.
    if head.count == 0 || onlyLeaf != nil { return Self.holding(onlyLeaf, shift: height) }
    let root = Self.make(shift: height, capacity: 2)
    root.open(1, for: .branch(self))
    return root
  }

  /// The only leaf, when the branch holds nothing else.
  private var onlyLeaf: Trie.Leaf? {
    guard head.count == 1 else { return nil }
    return withUnsafeMutablePointerToElements { slots in
      if case .leaf(let leaf) = slots[0] { leaf } else { nil }
    }
  }
}

extension Trie.Branch {
  /// Inserts or replaces a leaf; returns whether the key is new.
  static func insert(_ leaf: Trie.Leaf, in branch: inout Branch) -> Bool {
    let way = branch.head.way(of: leaf.key)
    let isFree = branch.head.ways & way == 0
    own(&branch, withRoomFor: isFree ? 1 : 0)
    if isFree {
      branch.open(way, for: .leaf(leaf))
      return true
    }
    return branch.withUnsafeMutablePointers { head, slots in
      let slot = slots + head.pointee.position(of: way)
      // The slot gives up its branch during the change; otherwise the branch would always be
      // shared.
      switch slot.move() {
      case .branch(var next):
        let isNew = insert(leaf, in: &next)
        slot.initialize(to: .branch(next))
        return isNew
      case .leaf(let other) where other.key == leaf.key:
        slot.initialize(to: .leaf(leaf))
        return false
      case .leaf(let other):
        var next = holding(other, shift: head.pointee.shift - stride)
        _ = insert(leaf, in: &next)
        slot.initialize(to: .branch(next))
        return true
      }
    }
  }

  /// Removes a key that exists.
  static func remove(_ key: UInt64, from branch: inout Branch) {
    own(&branch)
    branch.withUnsafeMutablePointers { head, slots in
      let way = head.pointee.way(of: key)
      let position = head.pointee.position(of: way)
      switch slots[position] {
      case .leaf:
        (slots + position).deinitialize(count: 1)
        (slots + position).moveInitialize(
          from: slots + position + 1, count: head.pointee.count - position - 1)
        head.pointee.ways &= ~way
      case .branch:
        guard case .branch(var next) = (slots + position).move() else { return }
        remove(key, from: &next)
        // A single leaf needs no branch of its own.
        (slots + position).initialize(to: next.onlyLeaf.map(Slot.leaf) ?? .branch(next))
      }
    }
  }

  /// Copies a branch that other tries share, or that has too little room for `more` slots.
  private static func own(_ branch: inout Branch, withRoomFor more: Int = 0) {
    let head = branch.head
    let (count, room) = (head.count, head.count + more)
    let isUnique = isKnownUniquelyReferenced(&branch)
    if isUnique, room <= head.capacity { return }
    // A branch that grows will usually grow further.
    let new = make(shift: head.shift, capacity: isUnique ? min(16, 2 * room) : room)
    branch.withUnsafeMutablePointers { old, from in
      new.withUnsafeMutablePointerToElements { to in
        if isUnique {
          to.moveInitialize(from: from, count: count)
          old.pointee.ways = 0
        } else {
          for position in 0..<count { (to + position).initialize(to: from[position]) }
        }
      }
    }
    new.withUnsafeMutablePointerToHeader { $0.pointee.ways = head.ways }
    branch = new
  }

  /// Inserts the slot of a way that has none yet; the branch must have room for it.
  private func open(_ way: UInt16, for slot: Slot) {
    withUnsafeMutablePointers { head, slots in
      let position = head.pointee.position(of: way)
      (slots + position + 1).moveInitialize(
        from: slots + position, count: head.pointee.count - position)
      (slots + position).initialize(to: slot)
      head.pointee.ways |= way
    }
  }
}
