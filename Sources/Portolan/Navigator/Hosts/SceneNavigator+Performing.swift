extension SceneNavigator {
  /// Gives the scene a host; it performs the tree as it is and all that follows.
  ///
  /// The navigator does not keep the host alive. A second host takes the place of the first.
  public func attach(_ host: any NavigationHost) {
    self.host = host
    performance?.deadline?.cancel()
    performance = nil
    isInDoubt = false
    shown = NavigationTree()
    freshPlan = nil
    lastCommit += 1
    perform()
    updateBusy()
  }

  /// Whether this host has not been replaced by another.
  package func isHosted(by host: any NavigationHost) -> Bool { self.host === host }

  /// Lets the host perform the newest tree, when it is free.
  ///
  /// What was committed while it was not is folded into one plan.
  func perform() {
    guard performance == nil, shownCommit < lastCommit, !isClosed else { return }
    guard let host else {
      shown = tree
      shownCommit = lastCommit
      isInDoubt = false
      releaseDeparted()
      return land(upTo: lastCommit, otherwise: .superseded)
    }
    guard !host.isTransitioning else { return waitForHost() }
    var plan = freshPlan ?? Plan(from: shown, to: tree)
    if plan.from != shown || plan.to != tree { plan = foldedPlan() }
    freshPlan = nil
    begin(plan, on: host, goal: tree, commit: lastCommit)
  }

  private func begin(
    _ plan: Plan, on host: any NavigationHost, goal: NavigationTree, commit: Int,
    isRepair: Bool = false
  ) {
    lastPerformance += 1
    let ticket = lastPerformance
    performance = Performance(ticket: ticket, goal: goal, commit: commit, isRepair: isRepair)
    host.perform(plan) { [weak self] in self?.performed(ticket, isLate: false) }
    guard performance?.ticket == ticket else { return }
    performance?.deadline = after(hostDeadline) { [weak self] in
      self?.performed(ticket, isLate: true)
    }
  }

  /// Whether the host has a plan that it has not answered.
  package var isHostPerforming: Bool { performance != nil }

  private func foldedPlan() -> Plan {
    var plan = Plan(from: shown, to: tree)
    plan.isAnimated = freshPlan?.isAnimated ?? true
    plan.stackMotion = freshPlan?.stackMotion ?? .automatic
    if let base = tree.layers.first, let new = tree.name(ofRoot: base.root) {
      plan.partTransition = maps.transition(
        from: shown.layers.first.flatMap { shown.name(ofRoot: $0.root) }, to: new)
    }
    return plan
  }

  private func performed(_ ticket: Int, isLate: Bool) {
    guard let ended = performance, ended.ticket == ticket else { return performedLate() }
    ended.deadline?.cancel()
    performance = nil
    shown = ended.goal
    shownCommit = ended.commit
    if isLate { host?.transitionIsOverdue() }
    if isLate, host?.isTransitioning == true {
      land(upTo: ended.commit, otherwise: .stillMoving, isCertain: false)
    } else {
      if isLate { report(.unanswered(after: hostDeadline)) }
      let agreed = read(mayRepair: !ended.isRepair)
      if lastPerformance == ticket {
        let isRight = agreed && !ended.isRepair
        land(
          upTo: ended.commit, otherwise: isRight ? .superseded : .screenDisagreed,
          isCertain: agreed || host?.reading().map(shown.agrees) ?? true)
        if !isRight { emit(.diagnosed(NavigationError.screenDisagreed.diagnostic)) }
      }
    }
    goOn()
  }

  /// An answer after the deadline, or a second one, still says that the screen is at rest.
  ///
  /// It repairs nothing, or a host that answers each repair twice would never come to an end.
  private func performedLate() {
    guard performance == nil, let host, !host.isTransitioning else { return }
    _ = read(mayRepair: false)
    goOn()
  }

  /// Reads the screen: the tree follows what is gone, the host takes away what is too much.
  ///
  /// Returns whether the screen showed just what was expected.
  private func read(mayRepair: Bool) -> Bool {
    guard let host, let reading = host.reading() else { return true }
    isInDoubt = false
    if shown.agrees(with: reading) { return true }
    var actual = shown
    actual.follow(reading)
    if actual != shown {
      let isNewest = shownCommit == lastCommit
      let old = shown
      shown = actual
      if isNewest { follow(actual) } else { lose(Plan(from: old, to: actual).leaving) }
      fillExpanded(old, reading)
    }
    isInDoubt = !shown.agrees(with: reading)
    if mayRepair, isInDoubt {
      let repair = shown.repair(after: reading)
      begin(repair, on: host, goal: shown, commit: shownCommit, isRepair: true)
    }
    return false
  }

  /// Ends the requests that the screen has caught up with.
  private func land(upTo commit: Int, otherwise error: NavigationError, isCertain: Bool = true) {
    forgetSeenCommits()
    let landed = landing.prefix { $0.commit <= commit }
    landing.removeFirst(landed.count)
    for one in landed {
      if isCertain, one.node.map(shown.isVisible) ?? true {
        beginTasks(after: one)
        end(one.request, .success(one.arrival))
      } else {
        end(one.request, .failure(error))
      }
    }
  }

  private func goOn() {
    releaseDeparted()
    perform()
    askNobodyGone()
    wakeParked()
    pump()
  }

  /// Once the screen has caught up it shows nothing of what has left the tree.
  private func releaseDeparted() {
    guard performance == nil, shownCommit == lastCommit, !isInDoubt, !departed.isEmpty else {
      return
    }
    let nodes = departed
    departed = []
    host?.release(nodes)
    // A screen that closes may still be built anew, and finds its model until now.
    for (id, _) in nodes { routeValues.removeValue(forKey: id)?.letGo() }
  }

  /// A gesture or a transition of somebody else's runs: what is committed waits for its end, and
  /// requests wait no longer than a transition may take.
  private func waitForHost() {
    let newest = lastCommit
    host?.transitionIsAwaited()
    _ = after(hostDeadline) { [weak self] in
      guard let self, performance == nil, shownCommit < newest, !isClosed else { return }
      // Nobody may have told of the end.
      host?.transitionIsOverdue()
      if host?.isTransitioning == false { return screenDidChange() }
      land(upTo: newest, otherwise: .stillMoving, isCertain: false)
      updateBusy()
    }
  }

  /// A host calls this when a transition has ended that no plan asked for.
  ///
  /// That is the user's gesture, or other code. The tree follows the screen, then what was
  /// committed meanwhile is performed.
  public func screenDidChange() {
    guard performance == nil, let host, !host.isTransitioning else { return }
    _ = read(mayRepair: true)
    goOn()
  }

  /// Follows what other code did to the screen since it was last read, of which nobody told.
  func followScreen() {
    guard performance == nil, shownCommit == lastCommit, host?.isTransitioning == false else {
      return
    }
    _ = read(mayRepair: false)
  }

  /// Commits what the screen shows; nothing is left for the host to do.
  private func follow(_ actual: NavigationTree) {
    let touched = change(to: Plan(from: tree, to: actual), cause: .user)
    shown = tree
    shownCommit = lastCommit
    freshPlan = nil
    update(touched)
    emit(.followed(map: mapName(), to: tree))
  }
}

extension Diagnostic {
  static func unanswered(after deadline: Duration) -> Diagnostic {
    Diagnostic(
      "NAV088", "The host did not say within \(deadline) that it had performed a plan.",
      why: "The screen was read as it is, and the requests ended by that.",
      fix: "Call `done` once in each `perform(_:done:)`, or raise `hostDeadline`.")
  }
}
