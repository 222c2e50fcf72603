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

  mutating func putFirst(_ number: Int) {
    if start > 0 {
      start -= 1
      numbers[start] = number
    } else {
      numbers.insert(number, at: start)
    }
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
