extension SceneNavigator {
  /// Asks a guard; silence counts as an answer after its deadline.
  func ask(_ rule: AnyGuard, _ ticket: Ticket) {
    guard traffic.isAwaited(ticket) else { return }
    guard let feature = features[rule.owner] else {
      return answer(.failed(.unknownRoute(rule.label)), ticket)
    }
    let deadline = feature.deadline(rule)
    ask(
      ticket, within: deadline ?? parkingLimit, deadline == nil ? .person : .program,
      { await feature.answer(to: rule) }
    ) { [weak self] in self?.answer($0, ticket) }
  }

  /// Asks a screen whether it may go.
  func ask(toLeave id: NodeID, _ ticket: Ticket) {
    guard traffic.isAwaited(ticket) else { return }
    guard let exit = screens.values[id]?.exit else { return feed(.said(ticket, .leave)) }
    ask(ticket, within: parkingLimit, .person, exit) { [weak self] verdict in
      self?.look()
      self?.feed(.said(ticket, verdict))
    }
  }

  private func answer(_ answer: Answer, _ ticket: Ticket) {
    look()
    feed(.answered(ticket, answer))
  }

  /// Asks somebody, who does not keep the navigator alive; a navigation awaited meanwhile throws
  /// `reentrant`.
  private func ask<Said: Sendable>(
    _ ticket: Ticket, within limit: Duration, _ wait: Signal.Wait,
    _ question: @escaping @MainActor () async -> Said,
    then heed: @escaping @MainActor (Said) -> Void
  ) {
    let asking = Asking()
    let answer = Task {
      guard !Task.isCancelled else { return }
      heed(await asking.answer(to: question))
    }
    waits.begin(ticket, [answer, timer(limit, ticket, wait)], asking)
  }

  /// Gives a parked request as long as it has left.
  func park(_ number: Int, _ ticket: Ticket) {
    guard traffic.requests[number]?.parking?.ticket == ticket else { return }
    let left = waits.patience(of: number, orElse: Patience(parkingLimit, by: clock)).left
    waits.begin(ticket, [timer(left, ticket, .person)])
  }

  private func timer(
    _ limit: Duration, _ ticket: Ticket, _ wait: Signal.Wait
  ) -> Task<Void, Never> {
    after(limit) { [weak self] in
      self?.look()
      self?.feed(.timedOut(ticket, wait))
    }
  }

  /// Runs `body` on the main actor when the time has passed, unless it is cancelled before.
  func after(_ time: Duration, _ body: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    let clock = clock
    return Task {
      do { try await clock.sleep(for: time) } catch { return }
      body()
    }
  }
}

extension Feature {
  /// What the keeper says; what it throws is an answer too.
  fileprivate func answer(to rule: AnyGuard) async -> Answer {
    do { return try await answer(rule) } catch is CancellationError {
      return .failed(.cancelled)
    } catch {
      return .failed(.guardFailed(rule.label, error: "\(type(of: error))"))
    }
  }
}
