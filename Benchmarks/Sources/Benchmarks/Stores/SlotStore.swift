/// A slot map: an id says in its low bits in which slot of an array its node stands.
struct SlotStore: NodeStore {
  private var slots: ContiguousArray<StoredNode?> = []

  static var name: String { "slots" }

  static func key(place: Int, serial: UInt64) -> UInt64 { serial << 20 | UInt64(place) }

  subscript(key: UInt64) -> StoredNode? {
    get {
      let slot = Int(key & 0xFFFFF)
      guard slot < slots.count, let node = slots[slot], node.id == key else { return nil }
      return node
    }
    set {
      let slot = Int(key & 0xFFFFF)
      while slots.count <= slot { slots.append(nil) }
      slots[slot] = newValue
    }
  }

  static func difference(_ old: Self, _ new: Self, _ body: (UInt64) -> Void) {
    for slot in 0..<max(old.slots.count, new.slots.count) {
      let before = slot < old.slots.count ? old.slots[slot] : nil
      let after = slot < new.slots.count ? new.slots[slot] : nil
      guard before !== after else { continue }
      if let before { body(before.id) }
      if let after, after.id != before?.id { body(after.id) }
    }
  }
}
