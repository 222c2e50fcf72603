/// The edges of a trie that are words: one table for all nodes, so that finding one takes as long
/// among ten as among ten thousand.
struct LiteralEdges: Sendable {
  /// Small, since reading a link jumps about among them.
  private struct Edge {
    /// -1 where the place is free.
    var node: Int32 = -1
    var child: Int32 = -1
    /// Where the word stands in `words`.
    var start: Int32 = 0
    var count: Int32 = 0
  }

  /// Each word once, however many edges have it.
  private var words: [UInt8] = []
  private var starts: [[UInt8]: Int32] = [:]
  /// By hash; its count is a power of two.
  private var places = Array(repeating: Edge(), count: 16)
  private var count = 0

  /// The child of a node for a word.
  func child(of node: Int32, _ bytes: [UInt8], _ word: Range<Int>) -> Int32? {
    var place = Self.hash(node, bytes, word) & (places.count - 1)
    while places[place].node >= 0 {
      let edge = places[place]
      if edge.node == node, isEqual(edge, bytes, word) { return edge.child }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// Adds an edge that is not there.
  mutating func add(_ word: [UInt8], from node: Int32, to child: Int32) {
    count += 1
    reserveCapacity(count)
    let edge = Edge(node: node, child: child, start: start(of: word), count: Int32(word.count))
    settle(edge, hash: Self.hash(node, word, 0..<word.count))
  }

  /// Forgets what only adding needs.
  mutating func finish() { starts = [:] }

  private mutating func start(of word: [UInt8]) -> Int32 {
    if let start = starts[word] { return start }
    let start = Int32(words.count)
    words += word
    starts[word] = start
    return start
  }

  /// Makes room for so many edges.
  mutating func reserveCapacity(_ capacity: Int) {
    guard capacity * 2 > places.count else { return }
    let edges = places
    var room = edges.count
    while capacity * 2 > room { room *= 2 }
    places = Array(repeating: Edge(), count: room)
    for edge in edges where edge.node >= 0 {
      let word = Int(edge.start)..<Int(edge.start + edge.count)
      settle(edge, hash: Self.hash(edge.node, words, word))
    }
  }

  private mutating func settle(_ edge: Edge, hash: Int) {
    var place = hash & (places.count - 1)
    while places[place].node >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = edge
  }

  private func isEqual(_ edge: Edge, _ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    guard Int(edge.count) == word.count else { return false }
    let start = Int(edge.start)
    for offset in 0..<word.count where words[start + offset] != bytes[word.lowerBound + offset] {
      return false
    }
    return true
  }

  /// FNV-1a, with its upper half folded into the lower.
  private static func hash(_ node: Int32, _ bytes: [UInt8], _ word: Range<Int>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(UInt32(bitPattern: node)) &* 0x9E37_79B9
    for place in word { hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: hash ^ hash >> 32))
  }
}
