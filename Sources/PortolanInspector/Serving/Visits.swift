#if DEBUG && Inspector
/// The connections that are open.
///
/// Only so many stay of those who have not shown that they are let in: with each that is too many
/// the one ends that came first, so that nobody keeps the others out.
actor Visits {
  static let strangers = 32

  private var open: [Int: Task<Void, Never>] = [:]
  /// Who has not been let in, oldest first.
  private var unknown: [Int] = []
  private var last = 0

  /// Begins a visit, which says by its number that it was let in.
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

  /// Ends all, and waits for them to be over.
  func close() async {
    let visits = open.values
    for visit in visits { visit.cancel() }
    for visit in visits { await visit.value }
  }
}
#endif
