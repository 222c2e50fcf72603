/// The edges from a node to the next ones, for code that must see all of them.
struct TrieChildren: Sendable {
  /// What leads from a node to another.
  enum Label: Hashable, Sendable {
    case word([UInt8])
    case foldedWord([UInt8])
    case template(SegmentTemplate)
    case parameter(Value)
  }

  /// A segment that is a value.
  struct Value: Hashable, Sendable {
    let shape: LinkShape
    /// How specific it is.
    let step: UInt8
  }

  /// Of a node what leads to it and from where, its first child, and the next child of its parent;
  /// -1 is none.
  private struct Entry {
    let label: Label
    let parent: Int32
    var first: Int32 = -1
    let next: Int32
  }

  /// No edge leads to the first node: its label means nothing.
  private var entries = [Entry(label: .word([]), parent: -1, next: -1)]

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds the next node, as a child of another.
  mutating func add(_ label: Label, to parent: Int32) {
    entries.append(Entry(label: label, parent: parent, next: entries[Int(parent)].first))
    entries[Int(parent)].first = Int32(entries.count - 1)
  }

  /// What leads to a node other than the first.
  func label(of node: Int32) -> Label { entries[Int(node)].label }

  /// Where it leads from.
  func parent(of node: Int32) -> Int32 { entries[Int(node)].parent }

  /// The children of a node, the last that was added first.
  func callAsFunction(of node: Int32) -> some Sequence<(label: Label, child: Int32)> {
    sequence(first: entries[Int(node)].first) { entries[Int($0)].next }
      .prefix { $0 >= 0 }.lazy.map { (entries[Int($0)].label, $0) }
  }
}
