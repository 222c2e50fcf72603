/// Numbers of requests in their order; who goes first or last goes at once.
struct Line {
  private var numbers: [Int] = []
  private var start = 0

  var isEmpty: Bool { start == numbers.count }
  var first: Int? { isEmpty ? nil : numbers[start] }
  var last: Int? { isEmpty ? nil : numbers[numbers.count - 1] }
  /// All of them, in their order.
  var all: ArraySlice<Int> { numbers[start...] }

  mutating func append(_ number: Int) { numbers.append(number) }

  mutating func putFirst(_ first: [Int]) {
    if start >= first.count {
      start -= first.count
      numbers.replaceSubrange(start..<(start + first.count), with: first)
    } else {
      numbers.insert(contentsOf: first, at: start)
    }
  }

  mutating func takeFirst() -> Int? {
    guard start < numbers.count else { return nil }
    defer { advance() }
    return numbers[start]
  }

  mutating func remove(_ number: Int) {
    guard start < numbers.count else { return }
    if numbers[start] == number {
      advance()
    } else if let place = numbers[start...].lastIndex(of: number) {
      numbers.remove(at: place)
    }
  }

  private mutating func advance() {
    start += 1
    if start == numbers.count {
      numbers.removeAll(keepingCapacity: true)
      start = 0
    }
  }
}
