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
