/// The edges of a trie that are words: one table for all nodes, so that finding one takes as long
/// among ten as among ten thousand.
struct LiteralEdges: Sendable {
  private struct Edge {
    let node: Int32
    let child: Int32
    let word: Range<Int32>
    let hash: UInt32
  }

  private var words: [UInt8] = []
  private var edges: [Edge] = []
  /// Places in `edges`, by hash; -1 is free.
  ///
  /// Its count is a power of two.
  private var places: [Int32] = Array(repeating: -1, count: 16)

  /// The child of a node for a word.
  func child(of node: Int32, _ bytes: [UInt8], _ word: Range<Int>) -> Int32? {
    let hash = Self.hash(node, bytes, word)
    var place = Int(hash) & (places.count - 1)
    while places[place] >= 0 {
      let edge = edges[Int(places[place])]
      if edge.hash == hash, edge.node == node, isEqual(edge.word.places, bytes, word) {
        return edge.child
      }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// Adds an edge that is not there.
  mutating func add(_ word: [UInt8], from node: Int32, to child: Int32) {
    let start = Int32(words.count)
    words += word
    edges.append(
      Edge(
        node: node, child: child, word: start..<Int32(words.count),
        hash: Self.hash(node, word, 0..<word.count)))
    if edges.count * 2 > places.count {
      places = Array(repeating: -1, count: places.count * 2)
      for index in edges.indices { settle(index) }
    } else {
      settle(edges.count - 1)
    }
  }

  /// The words that lead from a node, and where to.
  func words(from node: Int32) -> [(word: [UInt8], child: Int32)] {
    edges.lazy.filter { $0.node == node }.map { (Array(words[$0.word.places]), $0.child) }
  }

  private mutating func settle(_ index: Int) {
    var place = Int(edges[index].hash) & (places.count - 1)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = Int32(index)
  }

  private func isEqual(_ own: Range<Int>, _ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    guard own.count == word.count else { return false }
    for offset in 0..<own.count
    where words[own.lowerBound + offset] != bytes[word.lowerBound + offset] {
      return false
    }
    return true
  }

  /// FNV-1a, with its upper half folded into the lower.
  private static func hash(_ node: Int32, _ bytes: [UInt8], _ word: Range<Int>) -> UInt32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(UInt32(bitPattern: node)) &* 0x9E37_79B9
    for place in word { hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01b3 }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
