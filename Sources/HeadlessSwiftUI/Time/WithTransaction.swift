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

/// Makes changes that are shown with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = TransactionScope.current
  transaction.animation = animation
  return try TransactionScope.run(transaction, body)
}

/// When an animation counts as complete.
@available(iOS 17.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When nothing of it is left to be seen by reason.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When what goes has gone.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes changes that are shown with an animation and says when it has ended.
@available(iOS 17.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let token = AnimationCompletion(completion)
  var transaction = TransactionScope.current
  transaction.animation = animation
  transaction.completions.append(token)
  let result = try TransactionScope.run(transaction, body)
  token.bodyHasRun()
  return result
}
