/// Whether views are being evaluated; what they do later, when a person taps, is no update.
enum ViewUpdate {
  // Views are evaluated on the main actor; bindings, which ask, belong to none.
  nonisolated(unsafe) private static var depth = 0

  static var isRunning: Bool { depth > 0 }

  static func run(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
  }
}
