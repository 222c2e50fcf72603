/// The requests that have not ended: found by their numbers, and changed where they stand.
///
/// A dictionary would move a whole request at each change.
struct RequestStore {
  /// In order; the first has no request, and stands for all that have ended.
  private var numbers = [Int.min]
  private var requests: [Request?] = [nil]
  /// How many of `requests` have ended.
  private var ended = 0

  var isEmpty: Bool { numbers.count == ended + 1 }

  /// The request with a number; nil when it has ended or never existed.
  subscript(number: Int) -> Request? {
    @inline(__always) _read { yield requests[position(of: number)] }
    @inline(__always) _modify { yield &requests[position(of: number)] }
  }

  /// Adds a request, whose number must be the highest.
  mutating func add(_ request: Request) {
    assert(numbers.last.map { $0 < request.number } == true)
    numbers.append(request.number)
    requests.append(request)
  }

  /// Removes a request and returns it; nil when it has ended or never existed.
  mutating func take(_ number: Int) -> Request? {
    guard let request = requests[position(of: number)].take() else { return nil }
    ended += 1
    // They are removed together, once they are more than half of all.
    if isEmpty {
      numbers.removeLast(ended)
      requests.removeLast(ended)
      ended = 0
    } else if ended * 2 > numbers.count {
      let open = requests.compactMap(\.self)
      (numbers, requests, ended) = ([.min] + open.map(\.number), [nil] + open, 0)
    }
    return request
  }

  private func position(of number: Int) -> Int {
    var (low, high) = (1, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number ? low : 0
  }
}
