import Observation

/// Something to present.
struct Item: Identifiable, Hashable {
  let id: Int
}

/// What is presented, with what was written in order.
@Observable @MainActor final class SheetModel {
  var outer: Item? { didSet { writes.append("outer \(outer.map { "\($0.id)" } ?? "nil")") } }
  var inner: Item? { didSet { writes.append("inner \(inner.map { "\($0.id)" } ?? "nil")") } }
  var showsBase = true
  @ObservationIgnored private(set) var writes: [String] = []
}
