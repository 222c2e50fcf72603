/// Candidates of one path that differ in what their query says, by one item that each wants: a
/// table such as `open?screen=bag`, `open?screen=search`, … takes as long to read as one of paths.
struct QueryIndex: Sendable {
  /// Fewer are tried one after the other.
  static let least = 8

  private struct Item: Hashable {
    let name: [UInt8]
    let value: [UInt8]
  }

  /// In the order of specificity.
  private let ends: [Candidate]
  /// Places in it.
  private var byItem: [Item: [Int]] = [:]
  private var others: [Int] = []

  init(_ ends: [Candidate]) {
    self.ends = ends
    for (place, end) in ends.enumerated() {
      guard let wanted = end.form.wanted.items.first else {
        others.append(place)
        continue
      }
      byItem[Item(name: wanted.name, value: wanted.value), default: []].append(place)
    }
  }

  /// The candidates that may fit a query, the most specific first.
  func ends(for parts: LinkParts) -> [Candidate] {
    var places = others
    parts.forEachItem { name, value in
      places += byItem[Item(name: name, value: value)] ?? []
    }
    // An item may stand twice in a query.
    return Set(places).sorted().map { ends[$0] }
  }
}
