/// What a commit asked for that the screen has not been given yet.
struct UnseenCommit {
  let number: Int
  let plan: Plan
  let intent: Intent

  /// What must be there: the target, what came with it, and what it was placed on.
  var wanted: [NodeID] {
    let target = intent.wantsItsTarget ? [plan.target].compactMap { $0 } : []
    return plan.coming + plan.anchors + target
  }
}

extension Intent {
  /// Whether the screen it leads to was asked for, and not only what happens to be in front then.
  fileprivate var wantsItsTarget: Bool {
    switch self {
    case .select, .selectMember, .move: return false
    default: return !isWithoutTarget
    }
  }
}

extension SceneNavigator {
  /// Forgets what the screen has been given: nothing is kept of nodes that went.
  func forgetSeenCommits() { unseen.removeAll { $0.number <= shownCommit } }

  /// Notes what a commit wants, until the screen has caught up.
  func note(_ plan: Plan, for intent: Intent) {
    unseen.append(UnseenCommit(number: lastCommit, plan: plan, intent: intent))
  }

  /// Takes out of the newest tree what went from the screen while that was still behind.
  ///
  /// A person dragged it away while something else was asked for; only what was asked for comes back.
  func lose(_ gone: [NodeID]) {
    var newest = tree
    newest.lose(gone, sparing: unseen.filter { $0.number > shownCommit }.flatMap(\.wanted))
    guard newest != tree else { return }
    // How the screen gets there is for the commit to say that it waits for.
    let fresh = freshPlan
    let touched = change(to: Plan(from: tree, to: newest), cause: .user)
    freshPlan = fresh
    update(touched)
    emit(.followed(map: mapName(), to: tree))
  }
}
