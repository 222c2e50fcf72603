extension SceneNavigator {
  /// Gives the scene a host; it performs the tree as it is and all that follows.
  ///
  /// The navigator does not keep the host alive. A second host takes the place of the first.
  public func attach(_ host: any NavigationHost) {
    self.host = host
    performance?.deadline?.cancel()
    performance = nil
    shown = NavigationTree()
    freshPlan = nil
    lastCommit += 1
    perform()
    updateBusy()
  }

  /// Lets the host perform the newest tree, when it is free.
  ///
  /// What was committed while it was not is folded into one plan.
  func perform() {
    guard performance == nil, shownCommit < lastCommit else { return }
    guard let host else { return confirm(tree, commit: lastCommit, isForced: false) }
    guard !host.isTransitioning else { return waitForHost() }
    var plan = freshPlan ?? Plan(from: shown, to: tree)
    if plan.from != shown || plan.to != tree { plan = foldedPlan() }
    freshPlan = nil
    let ticket = lastCommit
    performance = Performance(ticket: ticket, goal: tree, commit: lastCommit)
    host.perform(plan) { [weak self] in self?.performed(ticket) }
    guard performance?.ticket == ticket else { return }
    performance?.deadline = after(hostDeadline) { [weak self] in
      self?.performed(ticket, isLate: true)
    }
  }

  private func foldedPlan() -> Plan {
    var plan = Plan(from: shown, to: tree)
    plan.isAnimated = freshPlan?.isAnimated ?? true
    if let base = tree.layers.first, let new = tree.name(ofRoot: base.root) {
      plan.partTransition = maps.transition(
        from: shown.layers.first.flatMap { shown.name(ofRoot: $0.root) }, to: new)
    }
    return plan
  }

  private func performed(_ ticket: Int, isLate: Bool = false) {
    guard let ended = performance, ended.ticket == ticket else { return }
    ended.deadline?.cancel()
    performance = nil
    confirm(ended.goal, commit: ended.commit, isForced: isLate)
    perform()
    wakeParked()
    pump()
  }

  /// Reads the screen, lets the tree follow it where it shows something else, and ends the
  /// requests that it has caught up with.
  private func confirm(_ goal: NavigationTree, commit: Int, isForced: Bool) {
    let before = shown
    shown = goal
    shownCommit = commit
    var disagrees = false
    if let reading = host?.reading() {
      shown.follow(reading)
      disagrees = isForced || !shown.agrees(with: reading) || shown != goal
      if shown != goal, commit == lastCommit { follow(shown, cause: .code) }
    }
    let landed = landing.filter { $0.commit <= commit }
    landing.removeAll { $0.commit <= commit }
    for one in landed {
      if shown.isVisible(one.arrival.node) || one.arrival.node.raw == 0 {
        end(one.request, .success(one.arrival))
      } else {
        end(one.request, .failure(disagrees ? .screenDisagreed : .superseded))
      }
    }
    if disagrees, host?.isTransitioning == false { reportDisagreement(since: before) }
  }

  private func reportDisagreement(since before: NavigationTree) {
    emit(.diagnosed(NavigationError.screenDisagreed.diagnostic))
  }

  /// A gesture or a transition of somebody else's runs: what is committed waits for its end, and
  /// requests wait no longer than a transition may take.
  private func waitForHost() {
    let newest = lastCommit
    _ = after(hostDeadline) { [weak self] in
      guard let self, performance == nil, shownCommit < newest else { return }
      for one in landing where one.commit <= newest { end(one.request, .failure(.stillMoving)) }
      updateBusy()
    }
  }

  /// A host calls this when a transition has ended that no plan asked for.
  ///
  /// That is the user's gesture, or other code. The tree follows the screen, then what was
  /// committed meanwhile is performed.
  public func screenDidChange() {
    guard performance == nil, let host, !host.isTransitioning else { return }
    if let reading = host.reading() {
      var actual = shown
      actual.follow(reading)
      if actual != shown {
        let isNewest = shownCommit == lastCommit
        shown = actual
        if isNewest { follow(actual, cause: .user) }
      }
    }
    perform()
    wakeParked()
    pump()
  }

  /// Commits what the screen shows; nothing is left for the host to do.
  private func follow(_ actual: NavigationTree, cause: Cause) {
    change(to: Plan(from: tree, to: actual), cause: cause)
    shown = tree
    shownCommit = lastCommit
    freshPlan = nil
    emit(.followed(to: tree))
  }

  /// Whether a gesture may begin: true when its plan has nothing to ask and nothing to build.
  ///
  /// When it may not, stop it and `submit` the move: it happens when the guards say yes.
  public func mayBegin(_ move: Move) -> Bool {
    do {
      let plan = try plan(for: move.intent)
      return try plan.entering.isEmpty && guards(of: plan).isEmpty
    } catch { return false }
  }

  /// Whether a move would change anything at all.
  package func isApplicable(_ move: Move) -> Bool {
    do { return try !plan(for: move.intent).isEmpty } catch { return false }
  }

  /// Asks for what a gesture wanted that was not allowed to begin.
  @discardableResult
  public func submit(_ move: Move, site: CallSite = CallSite()) -> NavigationRequest {
    submit(move.intent, cause: .user, site: site)
  }
}
