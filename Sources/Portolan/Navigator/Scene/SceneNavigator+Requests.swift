extension SceneNavigator {
  /// Makes a request of a verb, link or gesture, or returns an equal one that is under way.
  func submit(
    _ intent: Intent, policy: QueuePolicy = .newest, cause: Cause? = nil,
    origin: Origin = .code, cargo: Cargo = Cargo(), site: CallSite
  ) -> NavigationRequest {
    let cause = cause ?? (intent.traits.contains(.leaving) ? .leaving : .code)
    let new = Signal.Submission(
      intent: intent, cause: cause, origin: origin, policy: policy, site: site)
    return submit(new, cargo)
  }

  func submit(_ submission: Signal.Submission, _ cargo: Cargo) -> NavigationRequest {
    look()
    // What the curtains ask the maps, the engine need not ask again.
    let said = MapSet.Said()
    if let elsewhere = curtains?.take(submission, cargo, from: self, said) { return elsewhere }
    if case .adopt(let map, _) = submission.intent, let same = join(traffic.adoption(for: map)) {
      feed(.adoptedToo(map))
      return same
    }
    // Usually no other is under way, and each question to the engine copies it.
    let same =
      traffic.requests.isEmpty
      ? nil : join(traffic.waitingLink(submission)) ?? join(traffic.repeated(submission), cargo)
    return same ?? enter(submission, cargo, said)
  }

  /// Makes a new request and feeds it to `traffic`; `patience` limits the time it may stay parked.
  func enter(
    _ submission: Signal.Submission, _ cargo: Cargo = Cargo(), _ said: MapSet.Said? = nil,
    patience: Duration? = nil
  ) -> NavigationRequest {
    let number = traffic.lastNumber + 1
    let request = NavigationRequest(number, submission.site, cargo, in: self)
    if let patience { waits.setPatience(patience, of: number) }
    requests[number] = request
    var submission = submission
    submission.during = AnsweringTask.ticket(in: waits)
    traffic.maps.said = said
    feed(.requested(submission))
    return request
  }

  /// Makes a request that fails at once, such as for a link that no table reads.
  ///
  /// `words` describe the call in events, since there is no intent to do so.
  func refuse(
    _ error: NavigationError, words: String, origin: Origin = .code, site: CallSite
  ) -> NavigationRequest {
    let number = traffic.lastNumber + 1
    let request = NavigationRequest(number, site, in: self)
    requests[number] = request
    feed(.refused(.init(error), words: words, origin, site))
    return request
  }

  /// The request with this number, which one more caller holds; nil if it waits for another answer.
  ///
  /// It gets the object that this call hands over.
  private func join(_ number: Int?, _ cargo: Cargo = Cargo()) -> NavigationRequest? {
    guard let number, let same = requests[number], same.cargo.asksLike(cargo) else { return nil }
    same.callers += 1
    if let object = cargo.handed {
      exchange(&same.cargo.handed, with: object)
      if let node = traffic.requests[number]?.committed?.recipient { deliver(same, to: node) }
    }
    return same
  }

  /// Closes a screen that answers its question, without asking its exit guard; call `look()` first.
  ///
  /// `answer` gives the value to the code that awaits it. It is called at once, so that a later
  /// request cannot prevent it. But if another screen that would close too has an exit guard,
  /// `answer` is called at the commit. Of several answers the first counts.
  func finish(
    _ node: NodeID, site: CallSite, giving answer: @escaping () -> Void
  ) -> NavigationRequest {
    let isAnotherAsked = traffic.exits(ofClosing: node).contains { $0 != node }
    if !isAnotherAsked { answer() }
    let late = isAnotherAsked ? answer : nil
    let closing = Signal.Submission(
      intent: .close(.node(node)), cause: .leaving, mayGo: node, site: site)
    guard let same = join(traffic.repeated(closing)) else {
      return enter(closing, Cargo(answering: late))
    }
    if same.cargo.answer == nil { same.cargo.answer = late }
    feed(.mayLeave(same.number, node))
    return same
  }

  func ended(_ number: Int, _ result: Result<Arrival, NavigationError>) {
    waits.forget(number)
    lookUps.end(number)
    stacks.refresh(hasNewNodes: false)
    guard let request = requests.removeValue(forKey: number) else { return }
    request.finish(result.map { $0.covered(waits.isCovered || isOutOfSight) })
    if case .failure(let error) = result, !error.isExpected {
      request.unlessAwaited { [self] in failed(error, request.site(of: error)) }
    }
    exchange(&request.cargo.whenEnded, with: nil)?()
  }

  func failed(_ error: NavigationError, _ site: CallSite) {
    if let onFailure { return onFailure(error, site) }
    var diagnostic = error.diagnostic
    diagnostic.site = site
    report(diagnostic)
  }
}

extension SceneNavigator {
  /// The commits in one call above which a diagnostic warns of an endless loop.
  ///
  /// The likely cause is a listener that submits a request at each commit.
  private static var commitLimit: Int { 300 }

  /// Lets `traffic` handle a signal, and performs the effects that `traffic` orders.
  ///
  /// When an effect calls this again, for example through a listener, `traffic` handles that signal
  /// at once, but the outermost call performs all effects in order.
  func feed(_ signal: Signal) {
    for listener in listeners { listener.willTake(signal, in: traffic) }
    traffic.handle(signal, &effects)
    if let curtains, !curtains.all.isEmpty { curtains.keepInStep(with: self) }
    act()
  }

  private func act() {
    guard !isActing else { return }
    isActing = true
    var next = 0
    let start = traffic.host.lastCommit
    var isReported = false
    while next < effects.count {
      let effect = effects[next]
      next += 1
      if next == 256 {
        effects.removeFirst(next)
        next = 0
      }
      act(on: effect)
      if !isReported, traffic.host.lastCommit - start > Self.commitLimit {
        isReported = true
        report(.tooManyCommits(Self.commitLimit))
      }
    }
    effects.removeAll(keepingCapacity: true)
    isActing = false
    if isClosed { streams.end() }
    busy.show(traffic.isBusy)
    releaseRevalidations()
    guard !displayed.isEmpty else { return }
    exchange(&displayed, with: displayed.filter { !$0.hasEnded })
    for request in displayed { request.refreshDisplay() }
  }

  private func act(on effect: Effect) {
    switch effect {
    case .beginTurn: Task { [weak self] in self?.feed(.turnEnded) }
    case .ask(let rule, let ticket): ask(rule, ticket)
    case .askScreen(let id, let ticket): ask(toLeave: id, ticket)
    case .park(let number, let ticket): park(number, ticket)
    case .lookUp(let number): lookUps.begin(number, in: self)
    case .stop(let ticket):
      waits.end(ticket)
      dialogs.end(ticket, on: host)
    case .changed(let change): apply(change)
    case .arrived(let arrival, let tree): beginTasks(after: arrival, on: tree)
    case .ended(let number, let result): ended(number, result)
    case .failed(let error, let site): failed(error, site)
    case .revalidated(let number): revalidations.removeValue(forKey: number)?.resume(returning: ())
    case .raise(let route, let site): _ = submit(.show(route), site: site)
    case .perform(let plan, let ticket): perform(plan, ticket)
    case .awaitTransition(let commit): awaitTransition(commit)
    case .release(let nodes): release(nodes)
    case .tell(let event, let request): tell(event, of: request)
    }
  }

  /// Sends a diagnostic to `onDiagnostic`, and as an event to `onEvent` and the listeners.
  package func report(_ diagnostic: Diagnostic) {
    effects.append(.tell(.diagnosed(diagnostic), nil))
    act()
  }

  private func tell(_ event: NavigationEvent, of request: Request.Facts?) {
    // The listeners, which only record, come first: `onEvent` may submit further requests.
    for listener in listeners { listener.note(event) }
    if case .diagnosed(let diagnostic) = event { onDiagnostic?(diagnostic) }
    if let onBreadcrumb, let line = event.breadcrumb(of: request) { onBreadcrumb(line) }
    hear(event)
  }
}

extension SceneNavigator {
  /// Asks the keeper of a guard for its verdict, and feeds the verdict or a timeout to `traffic`.
  func ask(_ rule: AnyGuard, _ ticket: Ticket) {
    guard case .rule(_, let occasion)? = traffic.askings[ticket]?.addressee else { return }
    guard
      let keeper = rule.owner == SceneRules.owner ? guards?.keeper : features[rule.owner]?.keeper
    else {
      return comeIn(.answered(ticket, .failed(.init(.unknownRoute(route: rule.label)))))
    }
    let deadline = keeper.deadline(rule)
    let wait = deadline == nil ? SignalWait.user : .program
    waits.ask(
      ticket, user: wait == .user,
      { await keeper.verdict(on: rule, when: occasion ?? .entering) },
      within: deadline ?? parkingLimit
    ) { [weak self] answer in
      let whenSilent = keeper.whenSilent(rule)
      self?.comeIn(
        answer.map { .answered(ticket, $0, whenSilent: whenSilent) }
          ?? .timedOut(ticket, wait, whenSilent: whenSilent))
    }
  }

  /// Asks a screen whether it may close, by its closure or its dialog (`askBeforeLeaving`), or the
  /// app about a modal of other code.
  ///
  /// Under a curtain (a cover over the whole scene, such as a lock) it is asked later.
  func ask(toLeave id: NodeID, _ ticket: Ticket) {
    guard traffic.isAwaited(ticket) else { return }
    guard let question = question(ofLeaving: id, ticket) else { return feed(.said(ticket, .leave)) }
    waits.ask(ticket, user: true, question, within: parkingLimit) { [weak self] verdict in
      self?.comeIn(verdict.map { .said(ticket, $0) } ?? .timedOut(ticket, .user))
    }
  }

  /// Starts the timer of a parked request, which ends the request when its time is used up.
  func park(_ number: Int, _ ticket: Ticket) {
    guard traffic.requests[number]?.parking?.ticket == ticket else { return }
    waits.park(ticket, number, for: parkingLimit) { [weak self] in
      self?.comeIn(.timedOut(ticket, .user))
    }
  }

  /// Reads the screen for changes by other code, then feeds an answer or a timeout to `traffic`.
  func comeIn(_ signal: Signal) {
    look()
    feed(signal)
  }

  /// Asks the guards of all open screens again, for example when the user has signed out.
  ///
  /// This includes screens in curtains and in kept parts (in memory while another part is shown).
  /// All guards are asked at the same time. A screen closes as soon as one of its guards answers
  /// with deny, redirect or detour. When that screen was in front, the route of the redirect or
  /// detour is shown instead; when no screen is left, the map's `refuge` is shown. When a keeper
  /// gives no verdict, `GuardKeeper.whenSilent(_:)` decides whether the screens stay. Parked
  /// requests are tried again, as by `resumeParked()`. Exit guards are not asked.
  ///
  /// The call returns when all guards have answered and the result is on screen. A second call
  /// before that asks all guards again, and then both calls return together. When the calling task
  /// is cancelled, the call returns at once, but the guards are still asked.
  ///
  /// A call from a keeper or from a screen's exit guard, or from a task that one of them started,
  /// returns without waiting, since it would wait for its own answer; a diagnostic reports that.
  /// The answer that the keeper then gives also counts for the open screens with that guard. Under
  /// a curtain, guards without a deadline are asked after the curtain has closed, since the user
  /// must see their questions; the call does not wait for those guards.
  public func revalidate() async {
    let isInside = AnsweringTask.isUnderWay
    if isInside { report(.revalidatedInGuard) }
    let begun = withCurtains.map { ($0, $0.beginRevalidation()) }
    for (navigator, number) in begun where !isInside {
      await navigator.revalidations[number]?.value(orWhenCancelled: ())
    }
  }

  private func beginRevalidation() -> Int {
    let number = traffic.nextRevalidation
    revalidations[number] = Waiters<Void>()
    feed(.revalidated(during: AnsweringTask.ticket(in: waits)))
    return number
  }

  /// Lets go who waits for a revalidation whose open questions are all put off by a curtain.
  func releaseRevalidations() {
    guard !revalidations.isEmpty, waits.isCovered, traffic.revalidation?.evictions.isEmpty == true,
      traffic.askings.ofRevalidation.allSatisfy(waits.isPutOff)
    else { return }
    for waiters in exchange(&revalidations, with: [:]).values { waiters.resume(returning: ()) }
  }

  /// Tries all parked requests again, also those in curtains, except links whose target is being
  /// looked up.
  ///
  /// The guards of each request are asked again. When they do not allow the request, it fails, is
  /// redirected or is parked again. The guards of open screens are not asked.
  public func resumeParked() { for navigator in withCurtains { navigator.feed(.allResumed) } }

  private var withCurtains: [SceneNavigator] { [self] + (isCurtain ? [] : curtains?.all ?? []) }
}
