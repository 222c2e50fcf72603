/// The content of a container's position: a node or a slot.
enum Child: Hashable, Sendable {
  case node(NodeID)
  /// The route of a member that was never shown: it has no screen and no node yet.
  case slot(AnyRoute)

  var id: NodeID? {
    if case .node(let id) = self { return id }
    return nil
  }
}

extension Child: TrieValue {
  static func isSame(_ one: Child, _ other: Child) -> Bool { one == other }
}

/// The children of a container in order; a change costs the same for two as for a thousand.
struct Children: Sendable {
  private var slots = Trie<Child>()
  var count: Int { slots.count }

  init() {}

  init(_ children: some Sequence<Child>) {
    for child in children { append(child) }
  }

  subscript(index: Int) -> Child {
    get {
      guard let child = slots[UInt64(index)] else {
        preconditionFailure("A container has no position \(index) of \(count).")
      }
      return child
    }
    set { slots[UInt64(index)] = newValue }
  }

  mutating func append(_ child: Child) {
    slots[UInt64(count)] = child
  }

  mutating func removeLast() {
    slots[UInt64(count - 1)] = nil
  }

  /// The positions that differ, lowest first, without visiting those that both share.
  static func differences(_ old: Children, _ new: Children) -> [Int] {
    var found: [Int] = []
    Trie.difference(old.slots, new.slots) { key, _, _ in found.append(Int(key)) }
    return found.sorted()
  }
}

extension Children: Sequence {
  func makeIterator() -> some IteratorProtocol<Child> {
    (0..<count).lazy.map { self[$0] }.makeIterator()
  }
}

extension Children: Equatable {
  static func == (one: Children, other: Children) -> Bool {
    one.count == other.count && differences(one, other).isEmpty
  }
}
