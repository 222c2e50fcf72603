/// The work that waits for a clock, in order of deadline and, within one deadline, of arrival.
struct HeadlessSchedule {
  /// The work at a deadline.
  enum Work {
    case sleeper(CheckedContinuation<Void, any Error>)
    case timer(@MainActor () -> Void)
  }

  private struct Entry {
    let deadline: HeadlessClock.Instant
    let identifier: UInt64
    let work: Work

    var isSleeper: Bool { if case .sleeper = work { true } else { false } }
  }

  // Latest first: the next entry leaves from the end.
  private var entries: [Entry] = []

  var count: Int { entries.count }

  var first: HeadlessClock.Instant? { entries.last?.deadline }

  /// When the first timer of a screen falls due.
  var firstTimer: HeadlessClock.Instant? {
    entries.last { !$0.isSleeper }?.deadline
  }

  /// When the first task wakes.
  var firstSleeper: HeadlessClock.Instant? { entries.last(where: \.isSleeper)?.deadline }

  /// How many tasks sleep.
  var sleeperCount: Int { entries.count(where: \.isSleeper) }

  mutating func insert(_ deadline: HeadlessClock.Instant, _ identifier: UInt64, _ work: Work) {
    let entry = Entry(deadline: deadline, identifier: identifier, work: work)
    entries.insert(entry, at: position(for: deadline))
  }

  /// In front of those with the same deadline, so that it fires after them.
  private func position(for deadline: HeadlessClock.Instant) -> Int {
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let isLater = entries[middle].deadline > deadline
      range = isLater ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  mutating func popFirst(
    notAfter limit: HeadlessClock.Instant
  ) -> (deadline: HeadlessClock.Instant, work: Work)? {
    guard let next = entries.last, next.deadline <= limit else { return nil }
    entries.removeLast()
    return (next.deadline, next.work)
  }

  mutating func remove(_ identifier: UInt64) -> Work? {
    guard let index = entries.lastIndex(where: { $0.identifier == identifier }) else { return nil }
    return entries.remove(at: index).work
  }
}
