/// What the command line asks for; `Scripts/benchmark` has checked it already.
struct Options {
  var filter = ""
  var isJSON = false
  /// A few iterations of everything at small sizes: whether it works, not how fast.
  var isSmoke = false
  /// The only size that is measured; nil for all.
  var screens: Int?

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--smoke": isSmoke = true
      case "--screens": screens = rest.popFirst().flatMap { Int($0) }
      case "--filter": filter = rest.popFirst() ?? ""
      default: preconditionFailure("There is no argument \(argument); see Scripts/benchmark.")
      }
    }
  }

  /// How many screens there are.
  func sizes(upTo largest: Int = 10_000) -> [Int] {
    if let screens { return [screens] }
    return isSmoke ? [10] : [10, 100, 1_000, 10_000, 100_000].filter { $0 <= largest }
  }

  func wants(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }
}
