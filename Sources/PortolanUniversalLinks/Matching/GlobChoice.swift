/// The values of a variable as a trie, so that what many values begin with is compared once.
///
/// All globs of a file share its variables, so that equal names have equal values.
struct GlobChoice: Hashable, Sendable {
  private struct Node: Sendable {
    var next: [Unicode.Scalar: Int] = [:]
    /// The node after a question mark.
    var one: Int?
    /// The node after a star, which takes any number of characters.
    var star: Int?
    var isStar = false
    /// Whether a value ends here.
    var isEnd = false
  }

  private let name: String
  private let isCaseSensitive: Bool
  /// The first value; empty without any.
  let first: [Glob.Token]
  private var nodes = [Node()]

  /// How many tokens the values have, apart from those with which several of them begin.
  var size: Int { nodes.count - 1 }

  init(_ values: [[Glob.Token]], of name: String, isCaseSensitive: Bool) {
    self.name = name
    self.isCaseSensitive = isCaseSensitive
    first = values.first ?? []
    for value in values {
      let end = value.reduce(0) { child(of: $0, for: $1) }
      nodes[end].isEnd = true
    }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.isCaseSensitive == other.isCaseSensitive
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private mutating func child(of node: Int, for token: Glob.Token) -> Int {
    let way: WritableKeyPath<Node, Int?> =
      switch token {
      case .scalar(let scalar): \.next[scalar]
      case .any: \.star
      // A value has no variables.
      case .one, .oneOf, .choice: \.one
      }
    if let child = nodes[node][keyPath: way] { return child }
    nodes[node][keyPath: way] = nodes.count
    nodes.append(Node(isStar: token == .any))
    return nodes.count - 1
  }

  /// Where values that begin at `starts` end in a text; both are in ascending order.
  ///
  /// It takes the product of the text's length and `size` at most.
  func ends(in text: [Unicode.Scalar], from starts: [Int]) -> [Int] {
    var (ends, here, next): ([Int], [Int], [Int]) = ([], [], [])
    // The last place at which each node was reached.
    var reached = Array(repeating: -1, count: nodes.count)
    func reach(_ node: Int, at place: Int, _ all: inout [Int]) {
      guard reached[node] != place else { return }
      reached[node] = place
      all.append(node)
      if let star = nodes[node].star { reach(star, at: place, &all) }
    }
    var rest = starts[...]
    for place in (starts.first ?? 0)..<(text.count + 1) {
      if rest.first == place {
        rest.removeFirst()
        reach(0, at: place, &here)
      }
      if here.contains(where: { nodes[$0].isEnd }) { ends.append(place) }
      guard place < text.count, !here.isEmpty || !rest.isEmpty else { break }
      for node in here {
        let after = nodes[node]
        if let child = after.next[text[place]] { reach(child, at: place + 1, &next) }
        if let child = after.one { reach(child, at: place + 1, &next) }
        if after.isStar { reach(node, at: place + 1, &next) }
      }
      (here, next) = (next, [])
    }
    return ends
  }
}
