/// The store of a tree's nodes against others that it could have.
///
/// All do the same in turns, round by round, so that what else runs on the machine hits all alike.
@MainActor struct StoreBenchmarks {
  let measurement: Measurement

  func run() {
    guard ["look-up", "change", "plan", "difference"].contains(where: { wants($0) }) else { return }
    for size in measurement.options.sizes() {
      let contenders: [any Contender] = [
        Contest<Trie<StoredNode>>(size), Contest<DictionaryStore>(size),
        Contest<SortedStore>(size), Contest<SlotStore>(size), Contest<ChunkStore>(size),
      ]
      for task in StoreTask.allCases where wants(task.rawValue) {
        measure(task, contenders, size)
      }
    }
  }

  private func wants(_ task: String) -> Bool {
    measurement.options.wants("store.\(task)")
      || measurement.options.filter.hasPrefix("store.\(task).")
  }

  private func measure(_ task: StoreTask, _ contenders: [any Contender], _ size: Int) {
    // Few at a time, so that hardly a round is interrupted.
    let operations = size < 1_000 ? 10 : 2
    var times = contenders.map { _ in [Double]() }
    for _ in 0..<(measurement.options.isSmoke ? 3 : 2_001) {
      for (place, contender) in contenders.enumerated() {
        let start = ContinuousClock.now
        contender.perform(task, operations)
        let time = start.duration(to: .now) / .nanoseconds(1)
        times[place].append(time / Double(operations * task.steps))
      }
    }
    for (contender, times) in zip(contenders, times) {
      let name = "store.\(task.rawValue).\(contender.name)"
      let median = times.sorted()[times.count / 2]
      measurement.report(Figure(name: name, n: size, value: median, unit: "ns"))
    }
  }
}

/// What a store is asked to do.
private enum StoreTask: String, CaseIterable {
  /// A node that is there.
  case lookUp = "look-up"
  /// A copy with one node changed, while the old store lives on.
  case change
  /// A copy as a plan makes it: twenty nodes read, three changed, one gone, one new.
  case plan
  /// What differs between a store and that copy.
  case difference

  /// How many of them one operation does.
  var steps: Int { self == .lookUp ? 20 : 1 }
}

private protocol Contender {
  var name: String { get }
  func perform(_ task: StoreTask, _ operations: Int)
}

/// One store of a size, with what is done to it drawn beforehand.
private struct Contest<Store: NodeStore>: Contender {
  private let store: Store
  private let keys: [UInt64]
  private let draws: [[UInt64]]
  private let planned: [Store]

  var name: String { Store.name }

  init(_ size: Int) {
    var random = SeededGenerator()
    var store = Store()
    var serial: UInt64 = 0
    // Of the ids of an app that has been used for a while many are gone.
    let keys = (0..<size).map { place in
      serial += UInt64.random(in: 1...3, using: &random)
      return Store.key(place: place, serial: serial)
    }
    for key in keys { store[key] = StoredNode(id: key) }
    self.store = store
    self.keys = keys
    let draws = (0..<64).map { _ in
      (0..<20).map { _ in keys[Int.random(in: 0..<size, using: &random)] }
    }
    self.draws = draws
    planned = draws.map { Self.plan(store, $0, new: Store.key(place: size, serial: serial + 1)) }
    for (other, draw) in zip(planned, draws) {
      var found: Set<UInt64> = []
      Store.difference(store, other) { found.insert($0) }
      let expected = Set(draw.prefix(4) + [Store.key(place: size, serial: serial + 1)])
      precondition(found == expected, "\(Store.name) finds another difference.")
    }
  }

  func perform(_ task: StoreTask, _ operations: Int) {
    var sum: UInt64 = 0
    switch task {
    case .lookUp:
      for turn in 0..<operations {
        for key in draws[turn & 63] { sum &+= store[key]?.id ?? 0 }
      }
    case .change:
      for turn in 0..<operations {
        var copy = store
        let key = draws[turn & 63][0]
        copy[key] = StoredNode(id: key, parent: 2)
        sum &+= copy[key]?.id ?? 0
      }
    case .plan:
      let new = keys[keys.count - 1] &+ 1
      for turn in 0..<operations {
        let copy = Self.plan(store, draws[turn & 63], new: new)
        sum &+= copy[new]?.id ?? 0
      }
    case .difference:
      for turn in 0..<operations {
        Store.difference(store, planned[turn & 63]) { sum &+= $0 }
      }
    }
    precondition(sum != 0, "Nothing was done.")
  }

  private static func plan(_ store: Store, _ draw: [UInt64], new: UInt64) -> Store {
    var copy = store
    var parent: UInt64 = 0
    for key in draw { parent = max(parent, copy[key]?.id ?? 0) }
    for key in draw.prefix(3) { copy[key] = StoredNode(id: key, parent: parent) }
    copy[draw[3]] = nil
    copy[new] = StoredNode(id: new, parent: parent)
    return copy
  }
}
