/// An array in the order of the keys, searched by halves; a new node comes last, since its id is the
/// highest.
struct SortedStore: NodeStore {
  private var nodes: ContiguousArray<StoredNode> = []

  static var name: String { "sorted" }

  subscript(key: UInt64) -> StoredNode? {
    get {
      let place = place(of: key)
      return place < nodes.count && nodes[place].id == key ? nodes[place] : nil
    }
    set {
      let place = place(of: key)
      let isThere = place < nodes.count && nodes[place].id == key
      switch (newValue, isThere) {
      case (let node?, true): nodes[place] = node
      case (let node?, false): nodes.insert(node, at: place)
      case (nil, true): nodes.remove(at: place)
      case (nil, false): break
      }
    }
  }

  private func place(of key: UInt64) -> Int {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].id < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  static func difference(_ old: Self, _ new: Self, _ body: (UInt64) -> Void) {
    var (before, after) = (0, 0)
    while before < old.nodes.count || after < new.nodes.count {
      if before < old.nodes.count, after < new.nodes.count,
        old.nodes[before] === new.nodes[after]
      {
        before += 1
        after += 1
        continue
      }
      let gone = before < old.nodes.count ? old.nodes[before].id : .max
      let come = after < new.nodes.count ? new.nodes[after].id : .max
      body(min(gone, come))
      if gone <= come { before += 1 }
      if come <= gone { after += 1 }
    }
  }
}
