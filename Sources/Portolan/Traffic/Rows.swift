/// The requests that have not committed and are not parked, in rows: the requests of one row go in
/// order, and each row goes on beside the others.
struct Rows {
  private var last = 0
  /// The rows that have requests, in the order in which they began.
  private var rows: [(name: Int, numbers: [Int])] = []

  var isEmpty: Bool { rows.isEmpty }
  /// Whether all requests are in this row.
  func isOnly(_ name: Int) -> Bool { rows.isEmpty || rows.count == 1 && rows[0].name == name }
  /// The first request of each row.
  var heads: some Sequence<Int> { rows.lazy.compactMap { $0.numbers.first } }
  /// The last request of each row.
  var ends: some Sequence<Int> { rows.lazy.compactMap { $0.numbers.last } }
  var all: [Int] { rows.flatMap(\.numbers) }

  /// Returns the name of a new row, which exists once a request is added.
  mutating func begin() -> Int {
    last += 1
    return last
  }

  mutating func append(_ number: Int, to name: Int) {
    rows[position(of: name)].numbers.append(number)
  }

  /// Puts a request before all others of its row.
  mutating func putFirst(_ number: Int, of name: Int) {
    rows[position(of: name)].numbers.insert(number, at: 0)
  }

  mutating func remove(_ number: Int, from name: Int) {
    guard let position = rows.lastIndex(where: { $0.name == name }) else { return }
    rows[position].numbers.remove(number)
    if rows[position].numbers.isEmpty { rows.remove(at: position) }
  }

  private mutating func position(of name: Int) -> Int {
    if let position = rows.lastIndex(where: { $0.name <= name }), rows[position].name == name {
      return position
    }
    let position = rows.firstIndex { $0.name > name } ?? rows.count
    rows.insert((name, []), at: position)
    return position
  }
}

extension [Int] {
  /// Removes the number of a request, which mostly is the first.
  mutating func remove(_ number: Int) {
    if let position = firstIndex(of: number) { remove(at: position) }
  }
}
