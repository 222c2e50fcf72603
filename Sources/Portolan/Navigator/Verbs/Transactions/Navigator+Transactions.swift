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
    policy: QueuePolicy = .enqueue, fileID: StaticString = #fileID, line: Int = #line,
    _ body: (NavigationTransaction<R>) -> Void
  ) -> NavigationRequest {
    let steps = TransactionSteps(scene)
    body(NavigationTransaction(steps: steps))
    steps.end()
    let verbs = steps.verbs
    // Who only leaves ends a question as one who leaves.
    let isLeaving = !verbs.isEmpty && verbs.allSatisfy { $0.cause == .leaving }
    return scene.submit(
      .transaction(verbs.map(\.intent)), policy: policy, cause: isLeaving ? .leaving : .code,
      cargo: Cargo(sites: verbs.map(\.site)), site: CallSite(fileID, line))
  }
}

extension SceneNavigator {
  /// What a guard's redirect makes of an intent: of a transaction only the steps before the one
  /// that led to the guard are left.
  func redirected(_ intent: Intent, to route: AnyRoute, by rule: AnyGuard) -> Intent {
    guard case .transaction(let steps) = intent else { return intent.redirected(to: route) }
    let done = steps.indices.first { asks(rule, .transaction(Array(steps[...$0]))) } ?? 0
    return .transaction(steps[..<done] + [.reach(route)])
  }

  private func asks(_ rule: AnyGuard, _ intent: Intent) -> Bool {
    do { return try guards(of: plan(for: intent), for: intent).contains(rule) } catch {
      return false
    }
  }
}

extension NavigationRequest {
  /// Who asked for what an error is about: in a transaction the step.
  func site(of error: NavigationError) -> CallSite {
    guard case .inTransaction(_, let step) = error, cargo.sites.indices.contains(step - 1) else {
      return site
    }
    return cargo.sites[step - 1]
  }
}
