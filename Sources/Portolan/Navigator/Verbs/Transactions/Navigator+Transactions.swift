extension Navigator {
  /// Performs several verbs as one request: one plan, one commit, one movement on screen.
  ///
  /// ```swift
  /// navigator.transaction {
  ///   $0.dismissAll()
  ///   $0.select(.products)
  ///   $0.show(.product(id: 1))
  /// }
  /// ```
  ///
  /// Each verb goes on from where the one before it leads, and only what the last one leaves is
  /// shown: the guards of what enters and the exit guards of what goes are asked once for all, and
  /// what comes and goes between is never built. It arrives at the last verb's target. It is
  /// animated unless a `reset` is among the verbs.
  ///
  /// When a verb does not apply, nothing moves, and the error `inTransaction` says which one, with
  /// its call site. A guard's redirect takes the place of the verb that led to the guard and of all
  /// after it; a detour comes first, then all verbs are tried again. Without verbs nothing moves
  /// and it arrives at what is in front. A transaction within a transaction is a part of it.
  /// What the closure asks of the navigator itself is a request of its own, before this one.
  @discardableResult
  public func transaction(
    policy: QueuePolicy = .newest, fileID: StaticString = #fileID, line: Int = #line,
    _ body: (NavigationTransaction<R>) -> Void
  ) -> NavigationRequest {
    let steps = TransactionSteps(scene)
    body(NavigationTransaction(steps: steps))
    steps.end()
    let verbs = steps.verbs
    // Who only leaves ends a question as one who leaves.
    let isLeaving = !verbs.isEmpty && verbs.allSatisfy { $0.cause == .leaving }
    return asked.submit(
      .transaction(verbs.map(\.intent)), policy: policy, cause: isLeaving ? .leaving : .code,
      cargo: Cargo(sites: verbs.map(\.site)), site: CallSite(fileID, line))
  }
}
