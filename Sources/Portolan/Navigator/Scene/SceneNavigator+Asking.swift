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
    let wait = deadline == nil ? SignalWait.person : .program
    waits.ask(
      ticket, person: wait == .person,
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
    waits.ask(ticket, person: true, question, within: parkingLimit) { [weak self] verdict in
      self?.comeIn(verdict.map { .said(ticket, $0) } ?? .timedOut(ticket, .person))
    }
  }

  /// Starts the timer of a parked request, which ends the request when its time is used up.
  func park(_ number: Int, _ ticket: Ticket) {
    guard traffic.requests[number]?.parking?.ticket == ticket else { return }
    waits.park(ticket, number, for: parkingLimit) { [weak self] in
      self?.comeIn(.timedOut(ticket, .person))
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
  /// All guards are asked at once. A screen closes as soon as a guard answers with deny, redirect
  /// or detour. When it was in front, the redirect or detour is shown in its place; when no screen
  /// is left, the map's `refuge` is shown. When a keeper gives no verdict,
  /// `GuardKeeper.whenSilent(_:)` decides whether the screens stay. Parked requests are tried
  /// again, as by `resumeParked()`. Exit guards are not asked.
  ///
  /// The call returns when all guards are answered and the screen shows the result. A second call
  /// before that asks all guards again, and both calls return after its end. When the calling task
  /// is cancelled, the call returns at once, but the guards are still asked.
  ///
  /// A call in a keeper or in a screen's exit guard, or in a task that these have begun, does not
  /// wait, since it would wait for its own answer; a diagnostic reports that. The keeper's answer
  /// then also counts for the open screens with that guard. Under a curtain, guards without a
  /// deadline are asked when the curtain has closed, since the user must see their questions; the
  /// call does not wait for those.
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

  /// Tries all parked requests again, also those in curtains.
  ///
  /// The guards of each request are asked. When they do not allow it, the request fails, leads
  /// elsewhere or is parked again. The guards of open screens are not asked.
  public func resumeParked() { for navigator in withCurtains { navigator.feed(.allResumed) } }

  private var withCurtains: [SceneNavigator] { [self] + (isCurtain ? [] : curtains?.all ?? []) }
}
