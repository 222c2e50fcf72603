extension Traffic {
  /// Gives the host a plan for the newest tree, unless the host is busy.
  ///
  /// One plan covers all commits that the host has not performed.
  mutating func perform() {
    guard stage.performance == nil, stage.shownCommit < stage.lastCommit, !isClosed else { return }
    guard let isMoving = stage.isMoving else {
      stage.settle(on: tree)
      stage.isInDoubt = false
      releaseDeparted()
      land(upTo: stage.lastCommit)
      return
    }
    guard !isMoving else { return awaitTransition() }
    var plan = stage.freshPlan ?? Plan(from: stage.shown, to: tree)
    if plan.from != stage.shown || plan.to != tree { plan = foldedPlan() }
    stage.freshPlan = nil
    begin(plan, goal: tree, commit: stage.lastCommit)
  }

  mutating func begin(
    _ plan: Plan, goal: NavigationTree, commit: Int, isRepair: Bool = false,
    isExpected: Bool = false
  ) {
    let ticket = nextTicket()
    stage.performance = Stage.Performance(
      ticket: ticket, plan: plan, goal: goal, commit: commit, isRepair: isRepair,
      isExpected: isExpected)
    effects.append(.perform(plan, ticket))
  }

  private func foldedPlan() -> Plan {
    var transition = ScreenTransition.automatic
    if let base = tree.layers.first, let new = tree.name(ofRoot: base.root) {
      let old = stage.shown.layers.first.flatMap { stage.shown.name(ofRoot: $0.root) }
      transition = maps.transition(from: old, to: new)
    }
    return Plan(
      TreeDifference(from: stage.shown, to: tree), partTransition: transition,
      isAnimated: stage.freshPlan?.isAnimated ?? true,
      stackMotion: stage.freshPlan?.stackMotion ?? .automatic)
  }

  /// Asks for a signal at the end of the running gesture or transition, once for each commit.
  private mutating func awaitTransition() {
    guard stage.awaited < stage.lastCommit else { return }
    stage.awaited = stage.lastCommit
    effects.append(.awaitTransition(commit: stage.lastCommit))
  }

  /// Notes a new host, which must perform the whole tree; nil when the host is gone.
  mutating func host(_ sight: Sight?) {
    stage.isMoving = sight?.isMoving
    // Nobody is there any more who could take a modal away.
    note([:])
    stage.startOver()
    // A host that comes again, as in its old window, still has them.
    if let sight, sight.reading?.layers.isEmpty != false { evictStrangers() }
  }

  /// Notes that the host could not begin a plan, which is performed after the running transition.
  mutating func postpone(_ ticket: Ticket) {
    guard let performance = stage.performance, performance.ticket == ticket else { return }
    stage.performance = nil
    stage.isMoving = true
    if stage.freshPlan == nil { stage.freshPlan = performance.plan }
  }

  mutating func performed(_ ticket: Ticket, _ sight: Sight, isLate: Bool) {
    stage.isMoving = sight.isMoving
    guard let ended = stage.performance, ended.ticket == ticket else {
      return performedAgain(sight)
    }
    stage.performance = nil
    stage.shown = ended.goal
    stage.shownCommit = ended.commit
    if isLate, sight.isMoving {
      land(upTo: ended.commit, otherwise: .stillMoving, isCertain: false)
      return
    }
    if isLate { tell { .diagnosed(.unanswered(after: $0.limits.host)) } }
    let newest = tree
    read(sight.reading, mayRepair: !ended.isRepair, after: ended.isRepair ? nil : ended.plan)
    // If `read` has begun a repair, the requests end after the repair.
    guard stage.performance == nil else { return endOvertaken(upTo: ended.commit, in: newest) }
    let isMissed = land(
      upTo: ended.commit, wanting: (ended.goal, newest),
      otherwise: ended.isRepair ? .screenDisagreed : nil, isCertain: !stage.isInDoubt)
    // It is no fault when a person closed screens beneath a target.
    guard isMissed || ended.isRepair && !ended.isExpected else { return }
    tell { _ in .diagnosed(NavigationError.screenDisagreed.diagnostic) }
  }

  /// Reads the screen after a host's late or second answer, which still shows a screen at rest.
  ///
  /// It repairs nothing: a host that answers each repair twice would cause repairs without end.
  private mutating func performedAgain(_ sight: Sight) {
    guard stage.performance == nil, !sight.isMoving else { return }
    read(sight.reading, mayRepair: false)
  }

  /// Ends the wait of a commit for a transition that takes too long.
  mutating func overdue(_ commit: Int, _ sight: Sight) {
    stage.isMoving = sight.isMoving
    guard stage.performance == nil, stage.shownCommit < commit, !isClosed else { return }
    if sight.isMoving {
      land(upTo: commit, otherwise: .stillMoving, isCertain: false)
    } else {
      read(sight.reading, mayRepair: true)
    }
  }

  /// Ends the requests whose commit number is at most `commit`, each with its result.
  ///
  /// A request whose target is visible in `stage.shown` succeeds, if `isCertain`. If the target was
  /// to be visible in `goal`, and newer commits have not taken it from the front, the request fails
  /// as `screenDisagreed`, or waits if the host has still to show the target. The others fail with
  /// `error`, by default as `superseded`. Returns whether any failed as `screenDisagreed`.
  @discardableResult private mutating func land(
    upTo commit: Int, wanting wanted: (goal: NavigationTree, newest: NavigationTree)? = nil,
    otherwise error: NavigationError? = nil, isCertain: Bool = true
  ) -> Bool {
    stage.forgetSeen()
    let newest = landing.last
    var isMissed = false
    var waiting: [Int] = []
    while let number = landing.first, let landing = requests[number]?.landing,
      landing.commit <= commit
    {
      if isCertain, landing.isShown(in: stage.shown) {
        if let node = landing.target { effects.append(.landed(node, on: stage.shown)) }
        end(number, .success(landing.arrival))
      } else if isCertain, landing.node.map(stage.shown.isVisibleBeneathOthers) == true {
        if let node = landing.target { effects.append(.landed(node, on: stage.shown)) }
        end(number, .success(landing.arrival.covered(true)))
      } else if let wanted, landing.isShown(in: wanted.goal), landing.isShown(in: wanted.newest) {
        if stage.shownCommit < stage.lastCommit, landing.isShown(in: tree) {
          self.landing.remove(number)
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
    for number in waiting.reversed() { landing.insert(number, at: 0) }
    return isMissed
  }

  /// Ends the requests whose target neither the screen shows nor the `newest` tree: they do not wait
  /// for a repair, which would let them fail.
  private mutating func endOvertaken(upTo commit: Int, in newest: NavigationTree) {
    let overtaken = landing.filter { number in
      guard let landing = requests[number]?.landing, landing.commit <= commit else { return false }
      return !landing.isShown(in: newest) && !landing.isShown(in: stage.shown)
    }
    let newer = landing.last.flatMap { overtaken.contains($0) ? nil : requests[$0] }
    supersede(Array(overtaken), by: newer)
  }

  /// Releases the nodes that left the tree, once the screen does not show them any more.
  mutating func releaseDeparted() {
    guard stage.isAtRest, !stage.isInDoubt, !stage.departed.isEmpty else { return }
    let departed = stage.takeDeparted()
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
