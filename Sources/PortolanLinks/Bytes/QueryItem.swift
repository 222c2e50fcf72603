/// The places of an item of a query.
struct QueryItem {
  let name: Range<Int>
  /// Empty where there is no `=`.
  let value: Range<Int>

  /// The items of a query; empty ones, as in `a&&b`, are none.
  static func items(in query: Range<Int>, of bytes: [UInt8]) -> [QueryItem] {
    var items: [QueryItem] = []
    var (start, equals) = (query.lowerBound, Int?.none)
    for place in query.lowerBound...query.upperBound {
      if place < query.upperBound {
        if bytes[place] == 0x3D, equals == nil { equals = place }
        guard bytes[place] == 0x26 else { continue }
      }
      if start < place {
        let end = equals ?? place
        items.append(QueryItem(name: start..<end, value: min(end + 1, place)..<place))
      }
      (start, equals) = (place + 1, nil)
    }
    return items
  }
}

extension LinkParts {
  /// The last value of a name, not decoded: it counts where one is wanted.
  func lastValue(of name: [UInt8]) -> ArraySlice<UInt8>? {
    items.last { has($0.name, name) }.map { bytes[$0.value] }
  }

  /// All values of a name, not decoded.
  func allValues(of name: [UInt8]) -> [ArraySlice<UInt8>] {
    items.filter { has($0.name, name) }.map { bytes[$0.value] }
  }

  /// Calls with each name and value that can be decoded.
  func forEachItem(_ body: (_ name: [UInt8], _ value: [UInt8]) -> Void) {
    for item in items {
      guard let name = PercentCoding.decoded(bytes[item.name], isForm: true),
        let value = PercentCoding.decoded(bytes[item.value], isForm: true)
      else { continue }
      body(name, value)
    }
  }

  private func has(_ range: Range<Int>, _ name: [UInt8]) -> Bool {
    let raw = bytes[range]
    if raw.count == name.count, raw.elementsEqual(name) { return true }
    guard raw.contains(where: { $0 == 0x25 || $0 == 0x2B }) else { return false }
    return PercentCoding.decoded(raw, isForm: true) == name
  }
}
