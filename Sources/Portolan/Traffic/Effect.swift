/// What the navigator must do after a signal; it performs the effects in order.
enum Effect {
  /// Send the signal `turnEnded` when the main actor has finished its present turn.
  case beginTurn
  /// Ask a guard; its answer comes back as a signal with this ticket.
  case ask(AnyGuard, Ticket)
  /// Ask a screen whether it may be closed; its answer comes back with this ticket.
  case askScreen(NodeID, Ticket)
  /// Start the timer of the parked request with this number; the ticket names the timer.
  case park(Int, Ticket)
  /// Look up the target of the link of the request with this number, which is parked.
  case lookUp(Int)
  /// Stop the wait with this ticket, since its answer is no longer needed.
  case stop(Ticket)
  /// Apply a change of the tree.
  indirect case changed(Change)
  /// Begin the app's tasks for a screen that a request reached; `on` is the tree at that moment.
  case arrived(Arrival, on: NavigationTree)
  /// End the request with this number, and give its caller the result.
  case ended(Int, Result<Arrival, NavigationError>)
  /// Report an error that no caller awaits, since the library made the request itself.
  case failed(NavigationError, CallSite)
  /// End a revalidation, by number: all guards have answered, and the host shows the result.
  case revalidated(Int)
  /// Show a curtain that a guard demanded.
  case raise(AnyRoute, CallSite)
  /// Let the host perform a plan; its answer comes back as a signal with this ticket.
  indirect case perform(NavigationPlan, Ticket)
  /// Send a signal when the running transition has ended: the host cannot show this commit before.
  case awaitTransition(commit: Int)
  /// Release what the navigator holds for nodes that left the tree.
  case release([Departed])
  /// Report an event to the listeners, with the facts of its request.
  indirect case tell(NavigationEvent, Request.Facts?)
}

extension Effect {
  /// A change of the tree and its cause.
  struct Change {
    let plan: NavigationPlan
    let cause: Cause
    /// The number of the request that made the change; nil for a change made on screen.
    let request: Int?
    /// What that request has reached; nil without a request.
    let committed: Committed?
  }

  /// A node that has left the tree, and its route.
  typealias Departed = (id: NodeID, route: AnyRoute?)
}
