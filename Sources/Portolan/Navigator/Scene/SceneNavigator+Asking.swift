extension SceneNavigator {
  /// Asks a guard; no answer until its deadline counts as one.
  func ask(_ rule: AnyGuard, _ ticket: Ticket) {
    guard traffic.isAwaited(ticket) else { return }
    guard
      let keeper = rule.owner == SceneRules.owner ? guards?.keeper : features[rule.owner]?.keeper
    else {
      return comeIn(.answered(ticket, .failed(.unknownRoute(rule.label))))
    }
    let deadline = keeper.deadline(rule)
    let wait = deadline == nil ? SignalWait.person : .program
    waits.ask(
      ticket, person: wait == .person, { await keeper.verdict(on: rule) },
      within: deadline ?? parkingLimit
    ) { [weak self] answer in
      let whenSilent = keeper.whenSilent(rule)
      self?.comeIn(
        answer.map { .answered(ticket, $0, whenSilent: whenSilent) }
          ?? .timedOut(ticket, wait, whenSilent: whenSilent))
    }
  }

  /// Asks a screen whether it may go, with the question that is set then; under a curtain, later.
  func ask(toLeave id: NodeID, _ ticket: Ticket) {
    guard traffic.isAwaited(ticket) else { return }
    guard screens.values[id]?.exit != nil else { return feed(.said(ticket, .leave)) }
    waits.ask(
      ticket, person: true, { [weak self] in await self?.screens.values[id]?.exit?() ?? .leave },
      within: parkingLimit
    ) { [weak self] verdict in
      self?.comeIn(verdict.map { .said(ticket, $0) } ?? .timedOut(ticket, .person))
    }
  }

  /// Lets a parked request wait for the time that it has left.
  func park(_ number: Int, _ ticket: Ticket) {
    guard traffic.requests[number]?.parking?.ticket == ticket else { return }
    waits.park(ticket, number, for: parkingLimit) { [weak self] in
      self?.comeIn(.timedOut(ticket, .person))
    }
  }

  /// Feeds an answer or a timeout, after a look at the screen.
  func comeIn(_ signal: LiveSignal) {
    look()
    feed(signal)
  }

  /// Asks the guards of all open and kept screens again, in curtains too, as for a new session.
  ///
  /// All guards are asked at once. A screen that a guard refuses goes as soon as the guard has
  /// answered. When it was in front, the guard's redirect or detour is shown instead; when no
  /// screen is left, the map's `refuge`. When a guard cannot say, its screens stay
  /// (`GuardKeeper.whenSilent(_:)`). Parked requests are tried again, and end when their guards say
  /// no. Exit guards are not asked.
  ///
  /// Returns when all guards have answered and the screen shows the change. A second call meanwhile
  /// begins anew, and both return then. A cancelled task stops waiting, and the change goes on.
  /// Inside a guard it only reports a diagnostic: the guard would wait for its own answer.
  public func revalidate() async {
    guard !AnsweringTask.isUnderWay else { return report(.revalidatedInGuard) }
    for (navigator, number) in withCurtains.map({ ($0, $0.beginRevalidation()) }) {
      await navigator.revalidations[number]?.value(orWhenCancelled: ())
    }
  }

  private func beginRevalidation() -> Int {
    revalidations[traffic.nextRevalidation] = Waiters<Void>()
    feed(.revalidated)
    return traffic.lastRevalidation
  }

  /// Tries all parked requests again, in curtains too; guards of open screens are not asked.
  ///
  /// The requests' guards are asked: a request that they do not allow ends or waits again.
  public func resumeParked() { for navigator in withCurtains { navigator.feed(.allResumed) } }

  private var withCurtains: [SceneNavigator] { [self] + (isCurtain ? [] : curtains?.all ?? []) }
}
