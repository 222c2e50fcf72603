/// A slot map in chunks of 32 that copies share until one of them changes.
struct ChunkStore: NodeStore {
  private final class Chunk {
    var nodes: ContiguousArray<StoredNode?>

    init(_ nodes: ContiguousArray<StoredNode?> = .init(repeating: nil, count: 32)) {
      self.nodes = nodes
    }
  }

  private var chunks: ContiguousArray<Chunk> = []

  static var name: String { "chunks" }

  static func key(place: Int, serial: UInt64) -> UInt64 { serial << 20 | UInt64(place) }

  subscript(key: UInt64) -> StoredNode? {
    get {
      let slot = Int(key & 0xFFFFF)
      guard slot >> 5 < chunks.count, let node = chunks[slot >> 5].nodes[slot & 31],
        node.id == key
      else { return nil }
      return node
    }
    set {
      let slot = Int(key & 0xFFFFF)
      while chunks.count <= slot >> 5 { chunks.append(Chunk()) }
      if !isKnownUniquelyReferenced(&chunks[slot >> 5]) {
        chunks[slot >> 5] = Chunk(chunks[slot >> 5].nodes)
      }
      chunks[slot >> 5].nodes[slot & 31] = newValue
    }
  }

  static func difference(_ old: Self, _ new: Self, _ body: (UInt64) -> Void) {
    for place in 0..<max(old.chunks.count, new.chunks.count) {
      let before = place < old.chunks.count ? old.chunks[place] : nil
      let after = place < new.chunks.count ? new.chunks[place] : nil
      guard before !== after else { continue }
      for slot in 0..<32 where before?.nodes[slot] !== after?.nodes[slot] {
        if let node = before?.nodes[slot] { body(node.id) }
        if let node = after?.nodes[slot], node.id != before?.nodes[slot]?.id { body(node.id) }
      }
    }
  }
}
