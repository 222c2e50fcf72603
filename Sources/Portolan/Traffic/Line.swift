/// Numbers of requests in their order; adding and removing at both ends is fast.
struct Line {
  private var numbers: [Int] = []
  private var start = 0

  var isEmpty: Bool { start == numbers.count }
  var first: Int? { isEmpty ? nil : numbers[start] }
  var last: Int? { isEmpty ? nil : numbers[numbers.count - 1] }
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
    } else if let position = numbers[start...].lastIndex(of: number) {
      numbers.remove(at: position)
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
