/// Collects verbs that become one request; see `Navigating.transaction(_:)`.
///
/// It is valid while its closure runs. A later verb ends `transactionIsOver`.
@MainActor public struct NavigationTransaction<R: NavigationRoute>: Navigating {
  let steps: TransactionSteps

  /// Adds a verb as the next step; its request ends with the transaction's.
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
  /// Each verb starts from the result of the one before it, and only the last result is shown. The
  /// guards of entering screens and the screens that would close are asked once, and screens that
  /// come and go between are never built. The request arrives at the last verb's target, which also
  /// gets the object that the last verb hands over. It is animated unless a `reset` is among the
  /// verbs.
  ///
  /// When a verb does not apply, nothing moves, and the error `inTransaction` names the verb and
  /// its call site. A guard's redirect replaces the verb that led to the guard and all after it; a
  /// detour comes first, then all verbs are tried again. Without verbs nothing moves and it arrives
  /// at the screen in front. A transaction within a transaction is a part of it. A link cannot be a
  /// step: the transaction then ends `linkInTransaction`. A verb on the navigator itself within the
  /// closure is a separate request, before this one.
  @discardableResult
  public func transaction(
    policy: QueuePolicy = .newest, fileID: String = #fileID, line: Int = #line,
    _ body: (NavigationTransaction<R>) -> Void
  ) -> NavigationRequest {
    let steps = TransactionSteps { perform($0) }
    body(NavigationTransaction(steps: steps))
    return steps.perform(policy, from: CallSite(fileID, line))
  }
}

/// The steps of one transaction, of any route types.
@MainActor final class TransactionSteps {
  private let perform: @MainActor (NavigationVerb) -> NavigationRequest
  private var isOver = false
  private var intents: [LiveIntent] = []
  private var cargo = Cargo()
  private var refused: NavigationVerb?
  private var requests: [NavigationRequest] = []

  init(_ perform: @escaping @MainActor (NavigationVerb) -> NavigationRequest) {
    self.perform = perform
  }

  func add(_ verb: NavigationVerb) -> NavigationRequest {
    guard !isOver else {
      return perform(verb.refused(.transactionIsOver))
    }
    switch verb.content {
    case .intent(.transaction(let inner)):
      intents += inner
      cargo.sites += verb.cargo.sites
    case .intent(let intent):
      intents.append(intent)
      cargo.sites.append(verb.site)
    case .link: refused = refused ?? verb.refused(.linkInTransaction)
    case .refused: refused = refused ?? verb
    }
    cargo.handed = verb.cargo.handed
    let request = NavigationRequest(from: verb.site)
    requests.append(request)
    return request
  }

  func perform(_ policy: QueuePolicy, from site: CallSite) -> NavigationRequest {
    isOver = true
    let whole = NavigationVerb(
      .intent(.transaction(intents)), policy: policy, cargo: cargo, from: site)
    let request = perform(refused ?? whole)
    // Cancelling a step cancels the whole.
    if requests.contains(where: \.hasEnded) { request.cancel() }
    for step in requests { step.end(with: request) }
    requests = []
    return request
  }
}

extension NavigationVerb {
  fileprivate func refused(_ error: NavigationError) -> NavigationVerb {
    NavigationVerb(.refused(error, words: description), from: site)
  }
}
