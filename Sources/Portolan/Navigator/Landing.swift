/// A request that is committed and waits for the screen.
struct Landing {
  let request: NavigationRequest
  let arrival: Arrival
  /// The commit it belongs to.
  let commit: Int
}

/// A plan that the host is performing.
struct Performance {
  let ticket: Int
  let goal: NavigationTree
  /// The newest commit that the goal holds.
  let commit: Int
  /// Ends the wait when the host never answers.
  var deadline: Task<Void, Never>?
}
