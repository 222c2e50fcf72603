extension Traffic {
  /// Gives the host a plan for the newest tree, unless the host is busy.
  ///
  /// One plan covers all commits that the host has not performed.
  mutating func perform() {
    guard host.performance == nil, host.shownCommit < host.lastCommit, !isClosed else { return }
    guard let isMoving = host.isMoving else {
      if needingFront != nil { return awaitTransition() }
      host.settle(on: tree)
      host.isInDoubt = false
      releaseDeparted()
      endCommitted(upTo: host.lastCommit)
      return
    }
    guard !isMoving else { return awaitTransition() }
    var plan = host.freshPlan ?? NavigationPlan(from: host.shown, to: tree)
    if plan.from != host.shown || plan.to != tree { plan = foldedPlan() }
    host.freshPlan = nil
    begin(plan, goal: tree, commit: host.lastCommit)
  }

  /// The newest request whose screen is not shown yet and for which a root that is out of sight is to
  /// come to the front; nil when none is.
  ///
  /// What the app or a link asks for, and what it needs first: not what the library shows by itself, nor
  /// what is restored.
  var needingFront: Int? {
    guard traits.comesToFront else { return nil }
    return committed.last { number in
      guard let request = requests[number], let commit = request.committed?.commit,
        commit > host.forsaken, request.cause == .code, !request.precedence.isStart,
        request.origin != .refusal, request.origin != .restored
      else { return false }
      let traits = request.intent.traits
      return traits.contains(.hasTarget)
        && traits.isDisjoint(with: [.upkeep, .besideOthers, .mayBeCovered])
    }
  }

  mutating func begin(
    _ plan: NavigationPlan, goal: NavigationTree, commit: Int, isRepair: Bool = false,
    isExpected: Bool = false
  ) {
    let ticket = nextTicket()
    host.performance = HostState.Performance(
      ticket: ticket, plan: plan, goal: goal, commit: commit, isRepair: isRepair,
      isExpected: isExpected)
    effects.append(.perform(plan, ticket))
  }

  private func foldedPlan() -> NavigationPlan {
    var transition = ScreenTransition.automatic
    if let base = tree.layers.first, let new = tree.name(ofRoot: base.root) {
      let old = host.shown.layers.first.flatMap { host.shown.name(ofRoot: $0.root) }
      transition = maps.transition(from: old, to: new)
    }
    return NavigationPlan(
      TreeDifference(from: host.shown, to: tree), partTransition: transition,
      isAnimated: host.freshPlan?.isAnimated ?? true,
      stackMotion: host.freshPlan?.stackMotion ?? .automatic)
  }

  /// Asks for a signal at the end of the running gesture or transition, once for each commit.
  private mutating func awaitTransition() {
    guard host.awaited < host.lastCommit else { return }
    host.awaited = host.lastCommit
    effects.append(.awaitTransition(commit: host.lastCommit))
  }

  /// Notes a new host, which must perform the whole tree; nil when the host is gone.
  mutating func attach(_ snapshot: ScreenSnapshot?) {
    host.isMoving = snapshot?.isMoving
    // Nobody is there any more who could take a modal away.
    note([:])
    host.startOver()
    // A root that goes is not called back for what was on its way.
    if snapshot == nil { host.forsaken = host.lastCommit }
    // A host that comes again, as in its old window, still has them.
    if let snapshot, snapshot.reading?.layers.isEmpty != false { evictStrangers() }
  }

  /// Notes that the host could not begin a plan, which is performed after the running transition.
  mutating func postpone(_ ticket: Ticket) {
    guard let performance = host.performance, performance.ticket == ticket else { return }
    host.performance = nil
    host.isMoving = true
    if host.freshPlan == nil { host.freshPlan = performance.plan }
  }

  mutating func performed(_ ticket: Ticket, _ snapshot: ScreenSnapshot, isLate: Bool) {
    host.isMoving = snapshot.isMoving
    guard let ended = host.performance, ended.ticket == ticket else {
      return performedAgain(snapshot)
    }
    host.performance = nil
    host.shown = ended.goal
    host.shownCommit = ended.commit
    if isLate, snapshot.isMoving {
      endCommitted(upTo: ended.commit, otherwise: .stillMoving, isCertain: false)
      return
    }
    if isLate { diagnose(.unanswered(after: limits.host)) }
    let newest = tree
    read(snapshot.reading, mayRepair: !ended.isRepair, after: ended.isRepair ? nil : ended.plan)
    // If `read` has begun a repair, the requests end after the repair.
    guard host.performance == nil else { return endOvertaken(upTo: ended.commit, in: newest) }
    let isMissed = endCommitted(
      upTo: ended.commit, wanting: (ended.goal, newest),
      otherwise: ended.isRepair ? .screenDisagreed : nil, isCertain: !host.isInDoubt)
    // It is no fault when a user closed screens beneath a target.
    guard isMissed || ended.isRepair && !ended.isExpected else { return }
    diagnose(NavigationError.screenDisagreed.diagnostic)
  }

  /// Reads the screen after a host's late or second answer, which still shows a screen at rest.
  ///
  /// It repairs nothing: a host that answers each repair twice would cause repairs without end.
  private mutating func performedAgain(_ snapshot: ScreenSnapshot) {
    guard host.performance == nil, !snapshot.isMoving else { return }
    read(snapshot.reading, mayRepair: false)
  }

  /// Ends the wait of a commit for a transition, or for a root, that takes too long.
  mutating func overdue(_ commit: Int, _ snapshot: ScreenSnapshot?) {
    host.isMoving = snapshot?.isMoving
    // A root that did not come is not awaited once more for what came meanwhile.
    host.forsaken = host.lastCommit
    guard let snapshot else { return }
    guard host.performance == nil, host.shownCommit < commit, !isClosed else { return }
    if snapshot.isMoving {
      endCommitted(upTo: commit, otherwise: .stillMoving, isCertain: false)
    } else {
      read(snapshot.reading, mayRepair: true)
    }
  }

  /// Ends the requests whose commit number is at most `commit`, each with its result.
  ///
  /// A request whose target is visible in `host.shown` succeeds, if `isCertain`. If the target was
  /// to be visible in `goal`, and newer commits have not taken it from the front, the request fails
  /// as `screenDisagreed`, or waits if the host has still to show the target. The others fail with
  /// `error`, by default as `superseded`. Returns whether any failed as `screenDisagreed`.
  @discardableResult private mutating func endCommitted(
    upTo commit: Int, wanting wanted: (goal: NavigationTree, newest: NavigationTree)? = nil,
    otherwise error: NavigationError? = nil, isCertain: Bool = true
  ) -> Bool {
    host.forgetSeen()
    let newest = committed.last
    var isMissed = false
    var waiting: [Int] = []
    while let number = committed.first, let next = requests[number]?.committed,
      next.commit <= commit
    {
      let isShown = next.isShown(in: host.shown)
      if isCertain, isShown || next.node.map(host.shown.isVisibleBeneathOthers) == true {
        let arrival = isShown ? next.arrival : next.arrival.covered(true)
        if next.target != nil { effects.append(.arrived(arrival, on: host.shown)) }
        end(number, .success(arrival))
      } else if let wanted, next.isShown(in: wanted.goal), next.isShown(in: wanted.newest) {
        if host.shownCommit < host.lastCommit, next.isShown(in: tree) {
          committed.remove(number)
          waiting.append(number)
          continue
        }
        isMissed = true
        end(number, .failure(.screenDisagreed))
      } else {
        let newer = newest == number ? nil : newest.flatMap { requests[$0] }
        end(number, .failure(error ?? .superseded(by: newer.map(stamp))))
      }
    }
    for number in waiting.reversed() { committed.insert(number, at: 0) }
    return isMissed
  }

  /// Ends the requests whose target neither the screen shows nor the `newest` tree: they do not wait
  /// for a repair, which would let them fail.
  private mutating func endOvertaken(upTo commit: Int, in newest: NavigationTree) {
    let overtaken = committed.filter { number in
      guard let next = requests[number]?.committed, next.commit <= commit else { return false }
      return !next.isShown(in: newest) && !next.isShown(in: host.shown)
    }
    let newer = committed.last.flatMap { overtaken.contains($0) ? nil : requests[$0] }
    supersede(Array(overtaken), by: newer)
  }

  /// Releases the nodes that left the tree, once the screen does not show them any more.
  mutating func releaseDeparted() {
    guard host.isAtRest, !host.isInDoubt, !host.departed.isEmpty else { return }
    let departed = host.takeDeparted()
    if !departed.isEmpty { effects.append(.release(departed)) }
  }
}

extension Diagnostic {
  static func unanswered(after deadline: Duration) -> Diagnostic {
    Diagnostic(
      .hostOverdue, "The host did not call `done` within \(deadline).",
      why: "Without it the navigator waits, then reads the screen and ends the requests.",
      fix: "Call `done` once in each `perform(_:done:)`, or raise `hostDeadline`.")
  }
}
