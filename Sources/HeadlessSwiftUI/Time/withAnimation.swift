/// Makes changes that are shown with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = TransactionScope.current
  transaction.animation = animation
  return try TransactionScope.run(transaction, body)
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
