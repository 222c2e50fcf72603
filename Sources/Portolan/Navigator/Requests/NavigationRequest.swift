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
  enum State { case waiting, asking, parked, committed, ended }
  enum Origin { case code, link, detour, restored }

  package let number: Int
  let original: Intent
  let cause: Cause
  let origin: Origin
  let site: CallSite
  private weak var navigator: SceneNavigator?

  var intent: Intent { didSet { prospect = nil } }
  var state = State.waiting
  /// What it would do, as long as that stands.
  var prospect: Prospect?
  /// Guards that said yes in this attempt.
  var passes: Set<AnyGuard> = [] { didSet { if passes.isEmpty { prospect = nil } } }
  /// Guards whose detour ended without satisfying them.
  var exhausted: Set<AnyGuard> = []
  /// Routes asked for so far, the start first; a detour goes on with those of what waits for it.
  var trail: [AnyRoute] = []
  /// Guards of maps that led here themselves.
  var excused: Set<AnyGuard> = [] { didSet { prospect = nil } }
  /// Screens that said in this attempt that they may go.
  var mayGo: Set<NodeID> = []
  /// The screen that is being asked whether it may go.
  var asked: NodeID?
  /// How long it may be parked; nil when it never was.
  var patience: Patience?
  /// Counts the waits of this request, so that a late answer to an old one is not heard.
  var ticket = 0
  var tasks: [Task<Void, Never>] = []
  /// Who is being asked.
  var asking: Asking?
  /// Called when nothing can stop it any more, before the tree changes.
  var whenCommitting: (() -> Void)?
  var whenCommitted: ((NodeID?) -> Void)?
  /// Called when everybody was told how it ended.
  var whenEnded: (() -> Void)?
  var cargo = Cargo()
  /// How many asked for it and did not stop waiting.
  var askers = 1

  /// How it ended; nil while it is on its way.
  public private(set) var outcome: Result<Arrival, NavigationError>?
  private(set) var isAwaited = false
  private let waiters = Waiters<Result<Arrival, NavigationError>>()

  init(
    _ number: Int, _ intent: Intent, cause: Cause, origin: Origin, site: CallSite,
    navigator: SceneNavigator?
  ) {
    self.number = number
    self.original = intent
    self.intent = intent
    self.cause = cause
    self.origin = origin
    self.site = site
    self.navigator = navigator
  }

  /// Ends the request as `cancelled` when it has not committed, for all who hold it; afterwards it
  /// does nothing.
  public func cancel() {
    guard state != .committed, state != .ended else { return }
    guard let navigator else { return finish(.failure(.cancelled)) }
    navigator.end(self, .failure(.cancelled))
  }

  /// Waits for the end.
  ///
  /// Cancelling the waiting task cancels the request when nobody else waits or asked for it and it
  /// has not committed. Inside a guard it throws `reentrant` at once.
  @discardableResult
  public func arrival() async throws(NavigationError) -> Arrival {
    if outcome == nil, SceneNavigator.isAskingGuard { throw .reentrant }
    isAwaited = true
    if let outcome { return try outcome.get() }
    let result = await waiters.value(orWhenCancelled: .failure(.cancelled)) { [self] in
      askers -= 1
      if waiters.isEmpty, askers <= 0 { cancel() }
    }
    return try result.get()
  }

  /// Called by the navigator, once.
  package func finish(_ result: Result<Arrival, NavigationError>) {
    precondition(outcome == nil, "Request \(number) ended twice.")
    outcome = result
    state = .ended
    cargo.handed = nil
    prospect = nil
    stopWaiting()
    waiters.resume(returning: result)
  }

  /// The navigator is gone.
  func abandon() {
    if outcome == nil { finish(.failure(.sceneGone)) }
  }

  func stopWaiting() {
    ticket += 1
    for task in tasks { task.cancel() }
    tasks = []
    asking?.end()
    asking = nil
    asked = nil
  }
}
