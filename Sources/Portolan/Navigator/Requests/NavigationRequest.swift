/// One call of a verb, one link or one gesture, from its start to its end; a request ends exactly
/// once.
///
/// Verbs return the request at once. Await `arrival()`, observe `state` and `outcome`, or ignore
/// the request: when it fails and no code awaits it, the navigator calls `onFailure`.
///
/// ```swift
/// let request = navigator.show(.checkout)
/// request.cancel()
/// ```
///
/// When a verb is repeated before the screen shows its result, as by a double tap, both calls
/// return the same request, unless another verb came between. A repeated step such as `back` is a
/// request of its own: two calls are two steps.
@MainActor public final class NavigationRequest {
  /// How far a request has come.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum State: Hashable, Sendable {
    /// The request has not begun, for example because an older request goes first.
    case waiting
    /// The request waits for the verdict of a guard, or for a screen that is asked whether it may
    /// be closed.
    case asking
    /// The request waits for a guard, a detour's end, a link's target or the app; other requests go
    /// on.
    case parked
    /// The tree has changed, and the display does not show the result yet.
    case committed
    /// The request has arrived or failed; see `outcome`.
    case ended
  }

  var cargo: Cargo
  /// The number of callers that hold the request and have not stopped waiting for it.
  var callers = 1
  private(set) var isAwaited = false
  private let ownNumber: Int
  let site: CallSite
  private var end: Result<Arrival, NavigationError>?
  /// The tasks that await the end; nil before the first of them.
  private var waiters: Waiters<Result<Arrival, NavigationError>>?
  private weak var navigator: SceneNavigator?
  /// The request of the transaction of which this is a step; nil for other requests.
  private var whole: NavigationRequest?
  /// The state for observers; nil before `state` is read for the first time.
  private var display: Shown<State>?

  init(_ number: Int, _ site: CallSite, _ cargo: Cargo = Cargo(), in navigator: SceneNavigator) {
    ownNumber = number
    self.site = site
    self.cargo = cargo
    self.navigator = navigator
  }

  /// Creates a request without a navigator; call `finish(_:)` or `end(with:)` to end it.
  package init(from site: CallSite, _ cargo: Cargo = Cargo()) {
    ownNumber = 0
    self.site = site
    self.cargo = cargo
  }

  /// Makes a request that has failed, such as of a screen that is gone; `onFailure` is not called.
  static func failed(_ error: NavigationError, at site: CallSite) -> NavigationRequest {
    let request = NavigationRequest(from: site)
    request.finish(.failure(error))
    return request
  }

  /// Makes a request that has arrived at a screen that is the front one of its container already, and
  /// moves nothing.
  static func arrived(
    at node: NodeID, in scene: SceneNavigator, by site: CallSite
  ) -> NavigationRequest {
    let (request, tree) = (NavigationRequest(from: site), scene.traffic.tree)
    let route = tree.route(of: node)
    let arrival = Arrival(
      node: node, route: route, requested: route, finding: .found, requester: .gesture,
      map: scene.traffic.mapName(for: route), isCovered: !tree.isVisible(node))
    request.finish(.success(arrival.covered(scene.waits.isCovered || scene.isOutOfSight)))
    return request
  }

  /// Creates a request for a verb that the app has performed by itself, without a navigator.
  ///
  /// ```swift
  /// struct ByHand<RouteType: NavigationRoute>: Navigating {
  ///   let show: (RouteType) -> Void
  ///   let back: () -> Void
  ///   func perform(_ verb: NavigationVerb) -> NavigationRequest {
  ///     if let route = verb.route?.as(RouteType.self) { show(route) } else { back() }
  ///     return NavigationRequest(performed: verb)
  ///   }
  /// }
  /// ```
  ///
  /// The new request has ended already: it has arrived at the verb's route, or failed with `error`
  /// when `error` is not nil. A question (`ask(_:)`) ends as `cancelled`.
  public convenience init(performed verb: NavigationVerb, failing error: NavigationError? = nil) {
    self.init(from: verb.site, verb.cargo)
    if case .refused(let misuse, _) = verb.content {
      finish(.failure(misuse))
    } else if let error {
      finish(.failure(error))
    } else {
      finish(
        .success(
          Arrival(
            node: nil, route: verb.route, requested: verb.route, finding: .built,
            requester: .code(verb.site))))
      verb.cargo.question?.isPosed = true
      verb.cargo.question?.end(because: .leaving)
    }
  }

  /// The number of the request in events, counted from 1 in each scene.
  ///
  /// The number is 0 when no navigator counts the request:
  ///
  /// - A `TestNavigator` made it, or the app did with `init(performed:)`.
  /// - It failed at once, because its screen or scene had ended.
  /// - It is a `choose(_:)` of the selected member, which has nothing to pop.
  ///
  /// A step of a transaction has 0 until the transaction's closure returns, and then the number of
  /// the transaction.
  public var number: Int { whole?.number ?? ownNumber }

  /// How far the request has come; observable.
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

  /// The arrival or the reason of the failure; nil before the request has ended; observable.
  public var outcome: Result<Arrival, NavigationError>? {
    if let whole { return whole.outcome }
    if end == nil { _ = state }
    return end
  }

  /// Ends the request as `cancelled` for all callers that share it; does nothing when the request
  /// has committed or ended.
  public func cancel() {
    if let whole { return whole.cancel() }
    guard end == nil else { return }
    guard let navigator else { return finish(.failure(.cancelled)) }
    navigator.feed(.cancelled(ownNumber, because: .init(.cancelled)))
  }

  /// Waits until the screen is shown and all transitions are over; throws the reason when the
  /// request fails.
  ///
  /// When the waiting task is cancelled, this call throws `cancelled`. The request is cancelled
  /// too, unless it has committed, another verb call returned the same request, or another task
  /// waits for it. While the request is parked (`SceneNavigator.parked`), the call goes on waiting,
  /// at most for `parkingLimit`. In a keeper or an exit guard the call throws `reentrant` at once,
  /// since the request may wait for that very answer. In the look-up of a link, awaiting the
  /// request of that link throws `reentrant` too.
  @discardableResult
  public func arrival() async throws(NavigationError) -> Arrival {
    try await arrival { $0.callers <= 1 }
  }

  /// Waits for the end on behalf of a caller that gets no request, such as of `navigate(to:)`.
  func arrivalForCaller() async throws(NavigationError) -> Arrival {
    try await arrival { request in
      request.callers -= 1
      return request.callers <= 0
    }
  }

  /// Waits for the end; if the task is cancelled, and `isLast` returns true, cancels the request.
  private func arrival(
    leaving isLast: @escaping @MainActor (NavigationRequest) -> Bool
  ) async throws(NavigationError) -> Arrival {
    if let whole { return try await whole.arrival(leaving: isLast) }
    let isOwn = LookUps.underWay.contains { $0 === self }
    if end == nil, isOwn || AnsweringTask.isUnderWay { throw .reentrant }
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

  /// Calls `body` when the request arrives, at once when it has arrived already; never when it
  /// fails.
  package func whenArrived(_ body: @escaping @MainActor () -> Void) {
    let tell = { [weak self] in
      if case .success = self?.outcome { body() }
    }
    guard !hasEnded else { return tell() }
    let next = cargo.whenEnded
    cargo.whenEnded = {
      next?()
      tell()
    }
  }

  /// Ends the request with its outcome; only the first call has an effect.
  package func finish(_ result: Result<Arrival, NavigationError>) {
    guard end == nil, whole == nil else { return }
    end = result
    exchange(&cargo.handed, with: nil)
    exchange(&cargo.answer, with: nil)
    refreshDisplay()
    waiters?.resume(returning: result)
  }

  /// Lets this step of a transaction end as `other`, the request of the whole transaction, does.
  func end(with other: NavigationRequest) {
    guard end == nil else { return }
    whole = other
    display?.show(other.state)
  }

  /// Tells the observers of `state` if the state has changed.
  func refreshDisplay() { display?.show(currentState) }

  private var currentState: State {
    if end != nil { return .ended }
    return navigator?.traffic.requests[ownNumber]?.phase.state ?? .waiting
  }

  /// Calls `body` one turn later, unless code has awaited the request by then, even after its end.
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
  /// The state that an app sees in this phase.
  fileprivate var state: NavigationRequest.State {
    switch self {
    case .waiting: return .waiting
    case .asking: return .asking
    case .parked: return .parked
    case .committed: return .committed
    }
  }
}
