/// The transaction in which code runs now.
enum TransactionScope {
  private struct Box: @unchecked Sendable {
    // A value type whose references are only used on the main actor.
    let transaction: Transaction
  }

  @TaskLocal private static var box = Box(transaction: Transaction())

  static var current: Transaction { box.transaction }

  static func run<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    try $box.withValue(Box(transaction: transaction), operation: body)
  }
}
