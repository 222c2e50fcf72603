import Observation

/// One thing that was asked for, on its way; it ends exactly once.
///
/// Verbs return it at once. Await `arrival()`, look at `state` and `outcome`, which are observable, or
/// drop it: a failure that nobody awaits goes to the navigator's `onFailure`.
///
/// ```swift
/// let request = navigator.show(.checkout)
/// request.cancel()
/// ```
///
/// A double tap asks once: the same asked for again before the screen shows it, with nothing asked for
/// between, is the same request, and both askers hold it. Steps such as `back` count each.
@MainActor public final class NavigationRequest {
  /// How far a request has come.
  public enum State: Hashable, Sendable {
    /// It waits for its turn.
    case waiting
    /// A guard is asked, or a screen that would close.
    case asking
    /// It waits until a guard can answer, a detour ends or the app is ready; others go on meanwhile.
    case parked
    /// The tree has changed, and the screen follows.
    case committed
    /// It has ended; see `outcome`.
    case ended
  }

  var cargo: Cargo
  /// How many asked for it and did not stop waiting.
  var askers = 1
  private(set) var isAwaited = false
  private let ownNumber: Int
  private let site: CallSite
  private var end: Result<Arrival, NavigationError>?
  private let waiters = Waiters<Result<Arrival, NavigationError>>()
  private weak var navigator: SceneNavigator?
  /// The request that works for this one, a step of a transaction.
  private var whole: NavigationRequest?
  /// Made when the state is read for the first time.
  private var display: RequestDisplay?

  init(_ number: Int, _ site: CallSite, _ cargo: Cargo = Cargo(), in navigator: SceneNavigator) {
    ownNumber = number
    self.site = site
    self.cargo = cargo
    self.navigator = navigator
  }

  /// A request that no navigator works on: who made it ends it, or lets it follow another.
  package init(from site: CallSite, _ cargo: Cargo = Cargo()) {
    ownNumber = 0
    self.site = site
    self.cargo = cargo
  }

  /// The number by which events name it, counted from 1 in its scene; 0 when no scene works on it, as
  /// for a test's double.
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
    let display = display ?? RequestDisplay(currentState)
    if self.display == nil {
      self.display = display
      navigator?.displayed.append(self)
    }
    return display.read()
  }

  /// How it ended; nil while it is on its way. Observable.
  public var outcome: Result<Arrival, NavigationError>? {
    if let whole { return whole.outcome }
    if end == nil { _ = state }
    return end
  }

  /// Ends the request as `cancelled` when it has not committed, for all who hold it; afterwards it
  /// does nothing.
  public func cancel() {
    if let whole { return whole.cancel() }
    guard end == nil else { return }
    guard let navigator else { return finish(.failure(.cancelled)) }
    navigator.feed(.cancelled(ownNumber, because: .cancelled))
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
    if let whole { return try await whole.arrival(leaving: isLast) }
    if end == nil, SceneNavigator.isBeingAsked { throw .reentrant }
    isAwaited = true
    if let end { return try end.get() }
    let result = await waiters.value(orWhenCancelled: .failure(.cancelled)) { [self] in
      if isLast(self), waiters.isEmpty { cancel() }
    }
    return try result.get()
  }
}

extension NavigationRequest {
  package var hasEnded: Bool { end != nil }

  /// Called by the navigator, once.
  package func finish(_ result: Result<Arrival, NavigationError>) {
    precondition(end == nil, "A request ended twice.")
    end = result
    cargo.handed = nil
    cargo.answer = nil
    refreshDisplay()
    waiters.resume(returning: result)
  }

  /// A step of a transaction ends as the transaction does.
  func follow(_ other: NavigationRequest) {
    guard end == nil else { return }
    whole = other
    display?.show(other.state)
  }

  /// Tells the readers of the state, when it is another.
  func refreshDisplay() { display?.show(currentState) }

  private var currentState: State {
    if end != nil { return .ended }
    return navigator?.traffic.state(of: ownNumber) ?? .waiting
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

/// What the readers of a request's state were last told.
@MainActor @Observable final class RequestDisplay {
  private var state: NavigationRequest.State

  init(_ state: NavigationRequest.State) { self.state = state }

  func read() -> NavigationRequest.State { state }

  /// Not every compiler's observation looks whether a value has changed.
  func show(_ new: NavigationRequest.State) {
    if _state != new { state = new }
  }
}

/// What a request brings along that is no value: to the screen that it reaches, and to who asked.
package struct Cargo {
  /// Who waits for an answer of the screen.
  package var question: (any OpenQuestion)?
  /// What is not a value; only the screen that was asked for gets it.
  package var handed: Any?
  /// Where the steps of a transaction were asked for.
  var sites: [CallSite] = []
  /// What is to be restored, as it was saved.
  var scene: SavedScene?
  /// The answer of a screen that is done, given when the request commits.
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

  /// Whether both ask for the same kind of answer, so that one request may do for both.
  func asksLike(_ other: Cargo) -> Bool {
    question.map { type(of: $0) } == other.question.map { type(of: $0) }
  }
}
