/// The calls of controllers, views and delegates, in order.
@MainActor final class FactCalls {
  private(set) var all: [String] = []

  func add(_ call: String) { all.append(call) }

  /// The calls since it was asked last.
  func take() -> [String] {
    defer { all = [] }
    return all
  }

  /// How many calls since it was asked last begin so.
  func count(_ prefix: String) -> Int { all.count { $0.hasPrefix(prefix) } }
}
