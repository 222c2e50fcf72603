/// A request that is committed and waits for the screen.
struct Landing {
  let request: NavigationRequest
  let arrival: Arrival
  /// What must be visible; nil when the request only takes something away and nothing is left.
  let node: NodeID?
  /// Whether the request asked for that node, not only for something to go.
  let isAsked: Bool
  /// The commit it belongs to.
  let commit: Int
}

/// A plan that the host is performing.
struct Performance {
  let ticket: Int
  let goal: NavigationTree
  /// The newest commit that the goal holds.
  let commit: Int
  /// Whether it brings the screen back to a tree that was performed before.
  let isRepair: Bool
  /// Ends the wait when the host never answers.
  var deadline: Task<Void, Never>?
}
