/// Makes changes with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try TransactionScope.run(transaction, body)
}

/// Makes changes with a part of a transaction said.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = TransactionScope.current
  transaction[keyPath: keyPath] = value
  return try TransactionScope.run(transaction, body)
}
