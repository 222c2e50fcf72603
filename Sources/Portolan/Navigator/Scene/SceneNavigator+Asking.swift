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
}
