internal import Foundation

/// The nodes that changes have reached since the last update.
///
/// Changes of observable objects may come from any thread.
final class DirtyQueue: @unchecked Sendable {
  struct Entry {
    let mark: DirtyMark
    /// The evaluation that read what changed; nil when the change concerns every one.
    let generation: Int?
    let reason: DirtyReason
    let transaction: Transaction
  }

  // The lock guards the entries.
  private let lock = NSLock()
  private var entries: [Entry] = []

  var isEmpty: Bool { lock.withLock { entries.isEmpty } }

  func insert(
    _ mark: DirtyMark, generation: Int?, for reason: DirtyReason, _ transaction: Transaction
  ) {
    let entry = Entry(
      mark: mark, generation: generation, reason: reason, transaction: transaction)
    for completion in transaction.completions { completion.join() }
    lock.withLock { entries.append(entry) }
  }

  func drain() -> [Entry] {
    lock.withLock {
      defer { entries.removeAll() }
      return entries
    }
  }
}
