/// One verb, link or gesture on its way; it ends exactly once.
///
/// Verbs return it at once. Await `arrival()`, look at the observable `state` and `outcome`, or
/// drop it: a failure that no code awaits goes to the navigator's `onFailure`.
///
/// ```swift
/// let request = navigator.show(.checkout)
/// request.cancel()
/// ```
///
/// A double tap asks once: a verb that is repeated before the screen shows its result, without
/// another between, returns the same request to both callers. Steps such as `back` count each.
@MainActor public final class NavigationRequest {
  /// How far a request has come.
  public enum State: Hashable, Sendable {
    /// It waits for its turn.
    case waiting
    /// A guard is asked, or a screen that would close.
    case asking
    /// It waits until a guard can answer, a detour ends or the app is ready; others go on.
    case parked
    /// The tree has changed, and the screen follows.
    case committed
    /// It has ended; see `outcome`.
    case ended
  }

  var cargo: Cargo
  /// How many callers hold it that did not stop waiting.
  var callers = 1
  private(set) var isAwaited = false
  private let ownNumber: Int
  private let site: CallSite
  private var end: Result<Arrival, NavigationError>?
  /// Made when it is awaited for the first time.
  private var waiters: Waiters<Result<Arrival, NavigationError>>?
  private weak var navigator: SceneNavigator?
  /// The transaction of which this is a step.
  private var whole: NavigationRequest?
  /// Made when the state is read for the first time.
  private var display: Shown<State>?

  init(_ number: Int, _ site: CallSite, _ cargo: Cargo = Cargo(), in navigator: SceneNavigator) {
    ownNumber = number
    self.site = site
    self.cargo = cargo
    self.navigator = navigator
  }

  /// Makes a request without a navigator: its maker ends it, or lets it follow another.
  package init(from site: CallSite, _ cargo: Cargo = Cargo()) {
    ownNumber = 0
    self.site = site
    self.cargo = cargo
  }

  /// Its number in events, counted from 1 in its scene; 0 without a scene, as for a test's double.
  public var number: Int { whole?.number ?? ownNumber }

  /// How far it has come; observable.
  ///
  /// ```swift
  /// Button("Pay") { request = navigator.show(.receipt) }
  ///   .disabled(request.map { $0.state != .ended } ?? false)
  /// ```
  public var state: State {
    if let whole { return whole.state }
    if end != nil { return .ended }
    let display = display ?? Shown(currentState)
    if self.display == nil {
      self.display = display
      navigator?.displayed.append(self)
    }
    return display.value
  }

  /// How it ended; nil before that; observable.
  public var outcome: Result<Arrival, NavigationError>? {
    if let whole { return whole.outcome }
    if end == nil { _ = state }
    return end
  }

  /// Ends the request as `cancelled` for all its callers; after the commit it does nothing.
  public func cancel() {
    if let whole { return whole.cancel() }
    guard end == nil else { return }
    guard let navigator else { return finish(.failure(.cancelled)) }
    navigator.feed(.cancelled(ownNumber, because: .cancelled))
  }

  /// Waits until the request has ended: its screen is shown with all transitions, or it failed.
  ///
  /// When the waiting task is cancelled, this call throws `cancelled`. The request is cancelled
  /// too, unless other code has requested it or waits for it, or it has changed the tree already. A
  /// request on hold (`SceneNavigator.parked`) makes its waiter wait as well, up to `parkingLimit`.
  /// Inside a guard the call throws `reentrant` at once, since the request may wait for that guard.
  @discardableResult
  public func arrival() async throws(NavigationError) -> Arrival {
    try await arrival { $0.callers <= 1 }
  }

  /// Waits for the end, for a caller that does not hold the request.
  func arrivalForCaller() async throws(NavigationError) -> Arrival {
    try await arrival { request in
      request.callers -= 1
      return request.callers <= 0
    }
  }

  /// Waits for the end; on cancellation `isLast` says whether no other caller is left.
  private func arrival(
    leaving isLast: @escaping @MainActor (NavigationRequest) -> Bool
  ) async throws(NavigationError) -> Arrival {
    if let whole { return try await whole.arrival(leaving: isLast) }
    if end == nil, AnsweringTask.isUnderWay { throw .reentrant }
    isAwaited = true
    if let end { return try end.get() }
    let waiters = waiters ?? Waiters()
    self.waiters = waiters
    let result = await waiters.value(orWhenCancelled: .failure(.cancelled)) { [self] in
      if isLast(self), waiters.isEmpty { cancel() }
    }
    return try result.get()
  }
}

extension NavigationRequest {
  package var hasEnded: Bool { end != nil }

  /// Ends the request; the navigator calls it once.
  package func finish(_ result: Result<Arrival, NavigationError>) {
    precondition(end == nil, "A request ended twice.")
    end = result
    cargo.handed = nil
    cargo.answer = nil
    refreshDisplay()
    waiters?.resume(returning: result)
  }

  /// Lets a step of a transaction end as the transaction does.
  func end(with other: NavigationRequest) {
    guard end == nil else { return }
    whole = other
    display?.show(other.state)
  }

  /// Tells the readers of the state when it has changed.
  func refreshDisplay() { display?.show(currentState) }

  private var currentState: State {
    if end != nil { return .ended }
    return navigator?.traffic.requests[ownNumber]?.phase.state ?? .waiting
  }

  /// Calls `body` one turn later unless a caller awaits the request by then, even after its end.
  func unlessAwaited(_ body: @escaping @MainActor () -> Void) {
    guard !isAwaited else { return }
    Task {
      await Task.yield()
      if !isAwaited { body() }
    }
  }

  /// The call site of a failed request; in a transaction, of the failed step.
  func site(of error: NavigationError) -> CallSite {
    guard case .inTransaction(_, let step) = error, cargo.sites.indices.contains(step - 1) else {
      return site
    }
    return cargo.sites[step - 1]
  }
}

extension Request.Phase {
  /// What an app sees of it.
  fileprivate var state: NavigationRequest.State {
    switch self {
    case .waiting, .ready: return .waiting
    case .asking: return .asking
    case .parked: return .parked
    case .committed: return .committed
    }
  }
}

/// The parts of a request that are not values: for its screen, and for its caller.
package struct Cargo {
  /// The question that the screen answers.
  package var question: (any OpenQuestion)?
  /// The object for the requested screen.
  package var handed: Any?
  /// The call sites of a transaction's steps.
  var sites: [CallSite] = []
  /// The saved scene that the request restores.
  var scene: SavedScene?
  /// Gives the answer of a screen that finishes, when the request commits.
  var answer: (() -> Void)?
  /// Called once, when the request has ended.
  var whenEnded: (() -> Void)?

  package init(
    question: (any OpenQuestion)? = nil, handed: Any? = nil, restoring scene: SavedScene? = nil,
    answering answer: (() -> Void)? = nil
  ) {
    self.question = question
    self.handed = handed
    self.scene = scene
    self.answer = answer
  }

  /// Whether both wait for the same kind of answer, so that one request serves both.
  func asksLike(_ other: Cargo) -> Bool {
    question.map { type(of: $0) } == other.question.map { type(of: $0) }
  }
}
