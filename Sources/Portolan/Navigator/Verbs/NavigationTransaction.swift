/// Collects verbs that become one request; the closure of `Navigating.transaction(_:)` gets a
/// transaction.
///
/// Call verbs on the transaction while that closure runs. A verb that is called later fails with
/// `transactionIsOver`.
@MainActor public struct NavigationTransaction<RouteType: NavigationRoute>: Navigating {
  let steps: TransactionSteps

  /// Adds a verb as the next step; the verb's request ends as the request of the whole transaction
  /// does.
  @discardableResult
  public func perform(_ verb: NavigationVerb) -> NavigationRequest { steps.add(verb) }

  /// The same transaction for another feature's routes.
  public func of<S: NavigationRoute>(_ type: S.Type) -> NavigationTransaction<S> {
    NavigationTransaction<S>(steps: steps)
  }
}

extension Navigating {
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
  /// Each verb starts from the result of the verb before it, and only the last result is shown. The
  /// guards of new screens and the screens that would close are asked once. A screen that one verb
  /// opens and a later verb closes is never built. The request arrives at the last verb's target,
  /// and that screen gets the object that the last verb hands over. The movement is animated unless
  /// one of the verbs is `reset`.
  ///
  /// When a verb cannot be performed, nothing changes, and the request fails with `inTransaction`,
  /// which names the verb. A guard's redirect replaces the verb that led to the guard and all later
  /// verbs. A guard's detour is shown first, then all verbs are tried again. Without verbs nothing
  /// changes, and the request arrives at the screen in front. The verbs of a nested transaction
  /// become steps of the outer one. A link cannot be a step: the request then fails with
  /// `linkInTransaction`. A verb that the closure calls on the navigator itself is a separate
  /// request, which comes before this one.
  @discardableResult
  public func transaction(
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line,
    _ body: (NavigationTransaction<RouteType>) -> Void
  ) -> NavigationRequest {
    let steps = TransactionSteps { perform($0) }
    body(NavigationTransaction(steps: steps))
    return steps.perform(options.policy, from: options.callSite(orAt: fileID, line))
  }
}

extension NavigationVerb {
  func refused(_ error: NavigationError) -> NavigationVerb {
    NavigationVerb(.refused(error, words: description), from: site)
  }
}
