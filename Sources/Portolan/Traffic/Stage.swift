/// What the host was given, what it has confirmed, and what it has yet to hear of.
struct Stage {
  /// Nil without a host; what it was last seen to do.
  var isMoving: Bool?
  /// What the host has confirmed, and the commit it belongs to.
  var shown = NavigationTree()
  var shownCommit = 0
  private(set) var lastCommit = 0
  /// The plan of the last commit, for a host that is not behind.
  var freshPlan: Plan?
  var performance: Performance?
  /// The newest commit for which the end of a transition is awaited.
  var awaited = 0
  /// Whether the screen was last seen to show more than it should: what left the tree may still
  /// be there.
  var isInDoubt = false
  /// What left the tree since the host was last told.
  private(set) var departed: [Effect.Departed] = []
  private var unseen: [UnseenCommit] = []

  /// A plan that the host is performing.
  struct Performance {
    let ticket: Ticket
    let plan: Plan
    let goal: NavigationTree
    /// The newest commit that the goal holds.
    let commit: Int
    /// Whether it brings the screen back to a tree that was performed before.
    let isRepair: Bool
  }

  /// What a commit asked for that the screen has not been given yet.
  private struct UnseenCommit {
    let number: Int
    let plan: Plan
    let intent: LiveIntent

    /// What must be there: the target, what came with it, and what it was placed on.
    var wanted: [NodeID] {
      let target = intent.traits.contains(.wantsTarget) ? [plan.target].compactMap(\.self) : []
      return plan.coming + plan.anchors + target
    }
  }

  /// Whether the screen shows what it was given, as far as is known.
  var isAtRest: Bool { performance == nil && shownCommit == lastCommit }

  /// Whether a look at the screen says anything that is not known.
  func isNews(_ sight: Sight) -> Bool {
    if sight.isMoving != isMoving { return true }
    guard isAtRest, let reading = sight.reading else { return false }
    return isInDoubt || !shown.agrees(with: reading)
  }

  /// A commit changes the tree.
  mutating func take(_ plan: Plan) {
    lastCommit += 1
    freshPlan = plan
    for id in plan.leaving {
      departed.append((id, plan.from.aliveRoute(of: id)))
    }
  }

  /// A new host has all to perform.
  mutating func startOver() {
    performance = nil
    isInDoubt = false
    shown = NavigationTree()
    freshPlan = nil
    lastCommit += 1
  }

  /// What the screen shows is the newest.
  mutating func settle(on tree: NavigationTree) {
    shown = tree
    shownCommit = lastCommit
    freshPlan = nil
  }

  /// What has left the tree and the screen; the host is told once.
  mutating func takeDeparted() -> [Effect.Departed] {
    defer { departed = [] }
    return departed
  }

  /// Notes what a commit wants, until the screen has caught up.
  mutating func note(_ plan: Plan, for intent: LiveIntent) {
    unseen.append(UnseenCommit(number: lastCommit, plan: plan, intent: intent))
  }

  /// Forgets what the screen has been given: nothing is kept of nodes that went.
  mutating func forgetSeen() { unseen.removeAll { $0.number <= shownCommit } }

  /// What was asked for and not given to the screen.
  var wanted: [NodeID] { unseen.filter { $0.number > shownCommit }.flatMap(\.wanted) }
}
