/// Whether views are being evaluated; what they do later, when a user taps, is no update.
enum ViewUpdate {
  // Views are evaluated on the main actor; bindings, which ask, belong to none.
  nonisolated(unsafe) private static var evaluated: DirtyMark?

  static var isRunning: Bool { evaluated != nil }

  /// The view that is being evaluated: bindings that are made now are its own.
  static var owners: [DirtyMark] { evaluated.map { [$0] } ?? [] }

  static func run(_ view: DirtyMark, _ body: () -> Void) {
    let outer = evaluated
    evaluated = view
    body()
    evaluated = outer
  }
}
