/// The requests that have not committed and are not parked, in rows: the requests of one row go in
/// order, and each row goes on beside the others.
struct Rows {
  private struct Row {
    let name: Int
    var line: Line
  }

  private var last = 0
  /// The rows that have requests, in the order in which they began.
  private var rows: [Row] = []
  /// The empty line of a row that has ended; a new row uses its memory again.
  private var spare = Line()

  var isEmpty: Bool { rows.isEmpty }
  /// Whether all requests are in this row.
  func isOnly(_ name: Int) -> Bool { rows.isEmpty || rows.count == 1 && rows[0].name == name }
  /// The first request of each row.
  var heads: some Sequence<Int> { rows.lazy.compactMap(\.line.first) }
  /// The last request of each row.
  var ends: some Sequence<Int> { rows.lazy.compactMap(\.line.last) }
  var all: [Int] { rows.flatMap(\.line.all) }

  /// Returns the name of a new row, which exists once a request is added.
  mutating func begin() -> Int {
    last += 1
    return last
  }

  mutating func append(_ number: Int, to name: Int) {
    rows[position(of: name)].line.append(number)
  }

  /// Puts a request before all others of its row.
  mutating func putFirst(_ number: Int, of name: Int) {
    rows[position(of: name)].line.putFirst(number)
  }

  mutating func remove(_ number: Int, from name: Int) {
    guard let position = rows.lastIndex(where: { $0.name == name }) else { return }
    rows[position].line.remove(number)
    if rows[position].line.isEmpty { spare = rows.remove(at: position).line }
  }

  private mutating func position(of name: Int) -> Int {
    if let position = rows.lastIndex(where: { $0.name <= name }), rows[position].name == name {
      return position
    }
    let position = rows.firstIndex { $0.name > name } ?? rows.count
    rows.insert(Row(name: name, line: spare), at: position)
    spare = Line()
    return position
  }
}
