#if DEBUG && Inspector
/// The open connections.
///
/// The number of those that are not let in is limited: one too many ends the oldest, so that no
/// caller can keep the others out.
actor Visits {
  static let strangers = 32

  private var open: [Int: Task<Void, Never>] = [:]
  /// Connections that were not let in, oldest first.
  private var unknown: [Int] = []
  private var last = 0

  /// Begins a visit, which calls `letIn(_:)` with its number.
  func begin(_ visit: @escaping @Sendable (_ number: Int) async -> Void) {
    last += 1
    let number = last
    unknown.append(number)
    open[number] = Task {
      await visit(number)
      end(number)
    }
    if unknown.count > Self.strangers { open[unknown.removeFirst()]?.cancel() }
  }

  func letIn(_ number: Int) {
    unknown.removeAll { $0 == number }
  }

  private func end(_ number: Int) {
    open[number] = nil
    letIn(number)
  }

  /// Ends all visits, and waits for their end.
  func close() async {
    let visits = open.values
    for visit in visits { visit.cancel() }
    for visit in visits { await visit.value }
  }
}
#endif
