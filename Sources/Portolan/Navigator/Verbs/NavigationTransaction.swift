/// Takes down the verbs that become one request; see `Navigator.transaction(_:)`.
///
/// It is good for as long as the closure runs that it was given to. A verb that comes later does
/// nothing but a diagnostic.
@MainActor public struct NavigationTransaction<R: NavigationRoute>: NavigationVerbs {
  let steps: TransactionSteps

  /// Takes a verb down as the next step.
  public func perform(_ verb: NavigationVerb) { steps.add(verb) }

  /// The same transaction for another feature's routes.
  public func of<S: NavigationRoute>(_ type: S.Type) -> NavigationTransaction<S> {
    NavigationTransaction<S>(steps: steps)
  }

  /// Sets the elements of this type above a stack's first screen; see `RouteStack.set(_:as:)`.
  public func set(
    _ path: [R], of stack: R, as motion: StackMotion = .automatic,
    fileID: StaticString = #fileID, line: Int = #line
  ) {
    let path = path.map { AnyRoute($0) }
    perform(
      NavigationVerb(
        .setPath(stack: AnyRoute(stack), path, as: motion), fileID, line))
  }

  /// The steps of a transaction within this one are its own.
  public func transaction(_ body: (NavigationTransaction<R>) -> Void) { body(self) }
}

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

/// The steps of one transaction, whatever their route types.
@MainActor final class TransactionSteps {
  private let scene: SceneNavigator
  private var isOver = false
  private(set) var verbs: [NavigationVerb] = []

  init(_ scene: SceneNavigator) {
    self.scene = scene
  }

  func add(_ verb: NavigationVerb) {
    if isOver { scene.report(.transactionOver(verb)) } else { verbs.append(verb) }
  }

  func end() {
    isOver = true
  }
}

extension Diagnostic {
  static func transactionOver(_ verb: NavigationVerb) -> Diagnostic {
    Diagnostic(
      .transactionIsOver, "\(verb.intent.label) was asked of a transaction that is over.",
      why: "A transaction takes verbs down only while its closure runs.",
      fix: "Ask the navigator, or do not keep the transaction.", site: verb.site)
  }
}
