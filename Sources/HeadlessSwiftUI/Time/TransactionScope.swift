internal import Foundation

/// The transaction in which code runs now.
///
/// It belongs to the thread, not to the task: what a task does later is not part of the change
/// in which it was started.
enum TransactionScope {
  private final class Box {
    let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  private static let key = "HeadlessSwiftUI.transaction"

  static var current: Transaction {
    (Thread.current.threadDictionary[key] as? Box)?.transaction ?? Transaction()
  }

  static func run<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = Thread.current.threadDictionary[key]
    Thread.current.threadDictionary[key] = Box(transaction)
    defer { Thread.current.threadDictionary[key] = before }
    return try body()
  }
}
