extension Traffic {
  /// Lets the host perform the newest tree, when it is free.
  ///
  /// Commits that it missed are folded into one plan.
  mutating func perform() {
    guard stage.performance == nil, stage.shownCommit < stage.lastCommit, !isClosed else { return }
    guard let isMoving = stage.isMoving else {
      stage.settle(on: tree)
      stage.isInDoubt = false
      releaseDeparted()
      return land(upTo: stage.lastCommit)
    }
    guard !isMoving else { return awaitTransition() }
    var plan = stage.freshPlan ?? Plan(from: stage.shown, to: tree)
    if plan.from != stage.shown || plan.to != tree { plan = foldedPlan() }
    stage.freshPlan = nil
    begin(plan, goal: tree, commit: stage.lastCommit)
  }

  mutating func begin(
    _ plan: Plan, goal: NavigationTree, commit: Int, isRepair: Bool = false
  ) {
    let ticket = nextTicket()
    stage.performance = Stage.Performance(
      ticket: ticket, plan: plan, goal: goal, commit: commit, isRepair: isRepair)
    effects.append(.perform(plan, ticket))
  }

  private func foldedPlan() -> Plan {
    var plan = Plan(from: stage.shown, to: tree)
    plan.isAnimated = stage.freshPlan?.isAnimated ?? true
    plan.stackMotion = stage.freshPlan?.stackMotion ?? .automatic
    if let base = tree.layers.first, let new = tree.name(ofRoot: base.root) {
      let old = stage.shown.layers.first.flatMap { stage.shown.name(ofRoot: $0.root) }
      plan.partTransition = maps.transition(from: old, to: new)
    }
    return plan
  }

  /// Waits for the end of a gesture or a foreign transition, for the newest commit.
  private mutating func awaitTransition() {
    guard stage.awaited < stage.lastCommit else { return }
    stage.awaited = stage.lastCommit
    effects.append(.awaitTransition(commit: stage.lastCommit))
  }

  /// Notes a new host, which has everything to perform, or none.
  mutating func host(_ sight: Sight?) {
    stage.isMoving = sight?.isMoving
    stage.startOver()
  }

  /// Takes back a plan that the host could not begin.
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
      return land(upTo: ended.commit, otherwise: .stillMoving, isCertain: false)
    }
    if isLate { tell { .diagnosed(.unanswered(after: $0.limits.host)) } }
    let agreed = read(sight.reading, mayRepair: !ended.isRepair)
    // When a repair has begun, its end lands the requests.
    guard stage.performance == nil else { return }
    let isRight = agreed && !ended.isRepair
    land(
      upTo: ended.commit, otherwise: isRight ? nil : .screenDisagreed,
      isCertain: agreed || sight.reading.map(stage.shown.agrees) ?? true)
    if !isRight { tell { _ in .diagnosed(NavigationError.screenDisagreed.diagnostic) } }
  }

  /// Takes an answer after the deadline, or a second one: it still says that the screen is at rest.
  ///
  /// It repairs nothing: a host that answers each repair twice would never come to an end.
  private mutating func performedAgain(_ sight: Sight) {
    guard stage.performance == nil, !sight.isMoving else { return }
    _ = read(sight.reading, mayRepair: false)
  }

  /// Ends the wait of a commit for a transition that lasts too long.
  mutating func overdue(_ commit: Int, _ sight: Sight) {
    stage.isMoving = sight.isMoving
    guard stage.performance == nil, stage.shownCommit < commit, !isClosed else { return }
    if sight.isMoving {
      land(upTo: commit, otherwise: .stillMoving, isCertain: false)
    } else {
      _ = read(sight.reading, mayRepair: true)
    }
  }

  /// Ends the requests that the screen has caught up with.
  ///
  /// Requests that it passed over end `superseded`, unless there is another error.
  private mutating func land(
    upTo commit: Int, otherwise error: NavigationError? = nil, isCertain: Bool = true
  ) {
    stage.forgetSeen()
    let newest = landing.last
    while let number = landing.first, let landing = requests[number]?.landing,
      landing.commit <= commit
    {
      let isShown = landing.arrival.isCovered ? stage.shown.contains : stage.shown.isVisible
      if isCertain, landing.node.map(isShown) ?? true {
        if landing.isAsked, let node = landing.node {
          effects.append(.landed(node, on: stage.shown))
        }
        end(number, .success(landing.arrival))
      } else {
        let newer = newest == number ? nil : newest.flatMap { requests[$0] }
        end(number, .failure(error ?? .superseded(by: newer.map(stamp))))
      }
    }
  }

  /// Releases nodes that left the tree, once the screen has caught up.
  mutating func releaseDeparted() {
    guard stage.isAtRest, !stage.isInDoubt, !stage.departed.isEmpty else { return }
    effects.append(.release(stage.takeDeparted()))
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
