/// One intent on its way; it ends exactly once.
///
/// Verbs return it at once. Await `arrival()`, look at `outcome`, or drop it: a failure that
/// nobody awaited goes to the navigator's `onFailure`.
///
/// ```swift
/// let request = navigator.show(.checkout)
/// request.cancel()
/// ```
///
/// A double tap asks once: what is asked for again before the screen shows it, with nothing asked
/// for between, is the same request, and both askers hold it. Steps such as `back` count each.
@MainActor public final class NavigationRequest {
  /// Counted in its scene; events name it by this number.
  public let number: Int
  /// How it ended; nil while it is on its way.
  public private(set) var outcome: Result<Arrival, NavigationError>?
  private(set) var isAwaited = false
  var cargo: Cargo
  /// How many asked for it and did not stop waiting.
  var askers = 1
  private let site: CallSite
  private let waiters = Waiters<Result<Arrival, NavigationError>>()
  private weak var navigator: SceneNavigator?

  init(_ number: Int, _ site: CallSite, _ cargo: Cargo = Cargo(), in navigator: SceneNavigator?) {
    self.number = number
    self.site = site
    self.cargo = cargo
    self.navigator = navigator
  }

  /// A request that no navigator works on, for a double: who made it ends it.
  package convenience init(_ number: Int, site: CallSite) {
    self.init(number, site, in: nil)
  }

  /// Ends the request as `cancelled` when it has not committed, for all who hold it; afterwards it
  /// does nothing.
  public func cancel() {
    guard outcome == nil else { return }
    guard let navigator else { return finish(.failure(.cancelled)) }
    navigator.feed(.cancelled(number, because: .cancelled))
  }

  /// Waits for the end.
  ///
  /// Cancelling the waiting task cancels the request when nobody else waits or asked for it and it
  /// has not committed. Inside a guard it throws `reentrant` at once.
  @discardableResult
  public func arrival() async throws(NavigationError) -> Arrival {
    try await arrival { $0.askers <= 1 }
  }

  /// Waits for the end, for one who asked for it by waiting and holds nothing of it.
  func arrivalForAsker() async throws(NavigationError) -> Arrival {
    try await arrival { request in
      request.askers -= 1
      return request.askers <= 0
    }
  }

  /// Waits for the end; who stops waiting says whether nobody else is left that asked for it.
  private func arrival(
    leaving isLast: @escaping @MainActor (NavigationRequest) -> Bool
  ) async throws(NavigationError) -> Arrival {
    if outcome == nil, SceneNavigator.isBeingAsked { throw .reentrant }
    isAwaited = true
    if let outcome { return try outcome.get() }
    let result = await waiters.value(orWhenCancelled: .failure(.cancelled)) { [self] in
      if isLast(self), waiters.isEmpty { cancel() }
    }
    return try result.get()
  }

  /// Called by the navigator, once.
  package func finish(_ result: Result<Arrival, NavigationError>) {
    precondition(outcome == nil, "Request \(number) ended twice.")
    outcome = result
    cargo.handed = nil
    cargo.answer = nil
    waiters.resume(returning: result)
  }

  /// Calls `body` one turn later, unless somebody awaits the request by then: an asker may still await
  /// what ended at once.
  func whenNobodyAwaits(_ body: @escaping @MainActor () -> Void) {
    guard !isAwaited else { return }
    Task {
      await Task.yield()
      if !isAwaited { body() }
    }
  }

  /// Who asked for what an error is about: in a transaction the step.
  func site(of error: NavigationError) -> CallSite {
    guard case .inTransaction(_, let step) = error, cargo.sites.indices.contains(step - 1) else {
      return site
    }
    return cargo.sites[step - 1]
  }
}

/// What a request brings along that is no value: to the screen that it reaches, and to who asked.
struct Cargo {
  /// Who waits for an answer of the screen.
  var question: (any OpenQuestion)?
  /// What is not a value; only the screen that was asked for gets it.
  var handed: Any?
  /// Where the steps of a transaction were asked for.
  var sites: [CallSite] = []
  /// What is to be restored, as it was saved.
  var scene: SavedScene?
  /// The answer of a screen that is done, given when the request commits.
  var answer: (() -> Void)?
  /// Called once, when the request has ended.
  var whenEnded: (() -> Void)?

  /// Whether both ask for the same kind of answer, so that one request may do for both.
  func asksLike(_ other: Cargo) -> Bool {
    question.map { type(of: $0) } == other.question.map { type(of: $0) }
  }
}
