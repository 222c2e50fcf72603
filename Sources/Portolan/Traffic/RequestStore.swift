/// The requests that have not ended: found by their numbers, and changed in place.
///
/// A dictionary would move a whole request at each change. Mostly the oldest request ends first.
struct RequestStore {
  /// By number; `slot` is an index of `slots`, and the entries before `start` have ended.
  private var entries: [(number: Int, slot: Int)] = []
  private var start = 0
  private var slots: [Request?] = [nil]
  private var free: [Int] = []

  /// The request with a number; nil when it has ended or never existed, see `take(_:)`.
  subscript(number: Int) -> Request? {
    @inline(__always) _read { yield slots[slot(of: number)] }
    @inline(__always) _modify { yield &slots[slot(of: number)] }
  }

  /// The index in `slots`; 0, which stays empty, for a request that has ended or never existed.
  private func slot(of number: Int) -> Int { position(of: number).map { entries[$0].slot } ?? 0 }

  /// Removes a request and returns it; nil when it has ended or never existed.
  mutating func take(_ number: Int) -> Request? {
    guard let position = position(of: number) else { return nil }
    defer { remove(at: position) }
    return slots[entries[position].slot].take()
  }

  private func position(of number: Int) -> Int? {
    var (low, high) = (start, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].number == number ? low : nil
  }

  /// Adds a request, whose number must be the highest.
  mutating func add(_ request: Request) {
    let slot = free.popLast() ?? slots.count
    if slot < slots.count { slots[slot] = request } else { slots.append(request) }
    entries.append((request.number, slot))
  }

  private mutating func remove(at position: Int) {
    free.append(entries[position].slot)
    if position > start {
      entries.remove(at: position)
    } else {
      start += 1
      // Ended entries are removed together, once they are more than half of all.
      if start * 2 > entries.count {
        entries.removeFirst(start)
        start = 0
      }
    }
  }
}
