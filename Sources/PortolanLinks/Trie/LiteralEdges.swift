/// The edges of a trie that are words: one table for all nodes, so that finding one takes as long
/// among ten as among ten thousand.
struct LiteralEdges: Sendable {
  /// Small, since reading a link jumps about among them.
  private struct Edge {
    /// -1 where the place is free.
    var node: Int32 = -1
    var child: Int32 = -1
    var word = WordList.Word()
  }

  /// However many edges have one, it stands there once.
  private var words = WordList()
  /// By hash; its count is a power of two.
  private var places = Array(repeating: Edge(), count: 16)
  private var count = 0

  /// The child of a node for a word.
  func child(of node: Int32, _ bytes: [UInt8], _ word: Range<Int>) -> Int32? {
    var place = WordList.hash(bytes, word, seed: node) & (places.count - 1)
    while places[place].node >= 0 {
      let edge = places[place]
      if edge.node == node, words.has(edge.word, bytes, word) { return edge.child }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// Adds an edge that is not there.
  mutating func add(_ word: [UInt8], from node: Int32, to child: Int32) {
    count += 1
    reserveCapacity(count)
    settle(Edge(node: node, child: child, word: words.add(word)))
  }

  /// Makes room for so many edges.
  mutating func reserveCapacity(_ capacity: Int) {
    guard capacity * 2 > places.count else { return }
    let edges = places
    var room = edges.count
    while capacity * 2 > room { room *= 2 }
    places = Array(repeating: Edge(), count: room)
    for edge in edges where edge.node >= 0 { settle(edge) }
  }

  /// Forgets what only adding needs.
  mutating func finish() { words.finish() }

  private mutating func settle(_ edge: Edge) {
    let hash = WordList.hash(words.bytes, edge.word.places, seed: edge.node)
    var place = hash & (places.count - 1)
    while places[place].node >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = edge
  }
}
