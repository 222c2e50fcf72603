/// What the engine knows of the host: the plan that it performs, the tree that it has confirmed,
/// and the commits that it does not show yet.
struct HostState {
  /// Whether a transition or a gesture ran when the host was last looked at; nil without a host.
  var isMoving: Bool?
  /// The tree that the host has confirmed; `shownCommit` is the number of its newest commit.
  var shown = NavigationTree()
  var shownCommit = 0
  private(set) var lastCommit = 0
  /// The plan of the last commit; it serves a host that has confirmed all earlier ones.
  var freshPlan: NavigationPlan?
  var performance: Performance?
  /// The number of the newest commit that waits for the end of a transition.
  var awaited = 0
  /// The number of the newest commit for which a root that is out of sight is not awaited.
  var forsaken = 0
  /// Whether the screen differed from `shown` when last read, as by a screen that left the tree.
  var isInDoubt = false
  /// The layers of other code that do not just close when they are in the way.
  var others: [ForeignID: OtherLayer] = [:]
  /// The members that other code has selected and that were asked for, as taps are: each once, until
  /// another member of its container is in front.
  var demanded: [Intent] = []
  /// Nodes that left the tree and are not released yet.
  private(set) var departed: [Effect.Departed] = []
  private var unseen: [UnseenCommit] = []

  /// A plan that the host is performing.
  struct Performance {
    let ticket: Ticket
    let plan: NavigationPlan
    let goal: NavigationTree
    /// The number of the newest commit whose change is part of `goal`.
    let commit: Int
    /// Whether the plan repairs a screen that differs from a tree performed before.
    let isRepair: Bool
    /// Whether that is no fault: other code has selected a member that is being asked for.
    var isExpected = false
  }

  /// A commit that the screen does not show yet.
  private struct UnseenCommit {
    let number: Int
    let plan: NavigationPlan
    let intent: Intent

    /// The nodes that stay when the user closes screens meanwhile: the target, nodes that came
    /// with it, and the existing nodes on which they were placed.
    var wanted: [NodeID] {
      let target = intent.traits.contains(.wantsTarget) ? [plan.target].compactMap(\.self) : []
      return plan.coming + plan.anchors + target
    }
  }

  /// Whether the host performs no plan and has confirmed the newest commit.
  var isAtRest: Bool { performance == nil && shownCommit == lastCommit }

  /// Whether `snapshot` differs from what is known of the screen.
  func isNews(_ snapshot: ScreenSnapshot) -> Bool {
    if snapshot.isMoving != isMoving { return true }
    guard isAtRest, let reading = snapshot.reading else { return false }
    return isInDoubt || reading.others != others || !shown.agrees(with: reading)
  }

  /// The layers of other code beneath which a request of this origin begins.
  func othersStaying(for origin: Origin) -> Set<ForeignID> {
    guard !others.isEmpty else { return [] }
    let staying = others.filter { _, other in
      other.manner == .stays || other.manner == .staysForCode && origin != .link
    }
    return Set(staying.keys)
  }

  /// Counts a commit; keeps its plan for the host, and the nodes that it removes.
  mutating func take(_ plan: NavigationPlan) {
    lastCommit += 1
    freshPlan = plan
    for id in plan.leaving {
      departed.append((id, plan.from.route(of: id)))
    }
  }

  /// Forgets what was shown, so that a new host performs the whole tree.
  mutating func startOver() {
    performance = nil
    isInDoubt = false
    shown = NavigationTree()
    freshPlan = nil
    lastCommit += 1
  }

  /// Notes that the screen shows the newest tree, which is `tree`.
  mutating func settle(on tree: NavigationTree) {
    shown = tree
    shownCommit = lastCommit
    freshPlan = nil
  }

  /// Returns the nodes that are to be released, and forgets them; another map may have brought some back.
  mutating func takeDeparted() -> [Effect.Departed] {
    defer { departed = [] }
    return departed.filter { !shown.contains($0.id) }
  }

  /// Keeps the plan of a request's commit until the screen shows it.
  mutating func note(_ plan: NavigationPlan, for intent: Intent) {
    unseen.append(UnseenCommit(number: lastCommit, plan: plan, intent: intent))
  }

  /// Forgets the plans of commits that the screen shows.
  mutating func forgetSeen() { unseen.removeAll { $0.number <= shownCommit } }

  /// The `wanted` nodes of all commits that the screen does not show yet.
  var wanted: [NodeID] { unseen.filter { $0.number > shownCommit }.flatMap(\.wanted) }
}
