/// The state of the host: its plan, the tree that it has confirmed, and the commits that it lacks.
struct Stage {
  /// Whether it was last seen moving; nil without a host.
  var isMoving: Bool?
  /// The tree that the host has confirmed, and its commit.
  var shown = NavigationTree()
  var shownCommit = 0
  private(set) var lastCommit = 0
  /// The plan of the last commit, for a host that has confirmed all earlier ones.
  var freshPlan: Plan?
  var performance: Performance?
  /// The newest commit that waits for the end of a transition.
  var awaited = 0
  /// Whether the screen was last seen to show too much, such as nodes that left the tree.
  var isInDoubt = false
  /// Nodes that left the tree since the host last released any.
  private(set) var departed: [Effect.Departed] = []
  private var unseen: [UnseenCommit] = []

  /// A plan that the host is performing.
  struct Performance {
    let ticket: Ticket
    let plan: Plan
    let goal: NavigationTree
    /// The newest commit in the goal.
    let commit: Int
    /// Whether it brings the screen back to a tree that was performed before.
    let isRepair: Bool
  }

  /// A commit that the screen does not show yet.
  private struct UnseenCommit {
    let number: Int
    let plan: Plan
    let intent: LiveIntent

    /// The nodes that must stay: the target, nodes that came with it, and their anchors.
    var wanted: [NodeID] {
      let target = intent.traits.contains(.wantsTarget) ? [plan.target].compactMap(\.self) : []
      return plan.coming + plan.anchors + target
    }
  }

  /// Whether the screen shows all that it was given, as far as is known.
  var isAtRest: Bool { performance == nil && shownCommit == lastCommit }

  /// Whether a look at the screen differs from the known state.
  func isNews(_ sight: Sight) -> Bool {
    if sight.isMoving != isMoving { return true }
    guard isAtRest, let reading = sight.reading else { return false }
    return isInDoubt || !shown.agrees(with: reading)
  }

  /// Takes in a commit.
  mutating func take(_ plan: Plan) {
    lastCommit += 1
    freshPlan = plan
    for id in plan.leaving {
      departed.append((id, plan.from.aliveRoute(of: id)))
    }
  }

  /// Gives a new host everything to perform.
  mutating func startOver() {
    performance = nil
    isInDoubt = false
    shown = NavigationTree()
    freshPlan = nil
    lastCommit += 1
  }

  /// The screen shows the newest tree, which is this.
  mutating func settle(on tree: NavigationTree) {
    shown = tree
    shownCommit = lastCommit
    freshPlan = nil
  }

  /// Takes the nodes that have left the tree and the screen.
  mutating func takeDeparted() -> [Effect.Departed] {
    defer { departed = [] }
    return departed
  }

  /// Notes the nodes of a commit until the screen has caught up.
  mutating func note(_ plan: Plan, for intent: LiveIntent) {
    unseen.append(UnseenCommit(number: lastCommit, plan: plan, intent: intent))
  }

  /// Forgets commits that the screen shows, and so holds no nodes that went.
  mutating func forgetSeen() { unseen.removeAll { $0.number <= shownCommit } }

  /// The nodes of commits that the screen does not show yet.
  var wanted: [NodeID] { unseen.filter { $0.number > shownCommit }.flatMap(\.wanted) }
}
