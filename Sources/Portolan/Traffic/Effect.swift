/// An action that follows from signals; the navigator performs them in order.
enum Effect {
  /// Send a signal when the main actor has finished its present turn.
  case beginTurn
  /// Ask a guard, and answer with this ticket.
  case ask(AnyGuard, Ticket)
  /// Ask a screen whether it may go.
  case askScreen(NodeID, Ticket)
  /// Let a parked request wait for the time that it has left.
  case park(Int, Ticket)
  /// Stop this wait.
  case stop(Ticket)
  /// Apply a change of the tree.
  indirect case changed(Change)
  /// Begin the tasks of a screen that a request reached, in this tree.
  case landed(NodeID, on: NavigationTree)
  /// End a request.
  case ended(Int, Result<Arrival, NavigationError>)
  /// Report a failure that no code could await.
  case failed(NavigationError, CallSite)
  /// End a revalidation: all guards have answered, and the screen shows the result.
  case revalidated(Int)
  /// Show a curtain that a guard demanded.
  case raise(AnyRoute, CallSite)
  /// Perform a plan, and answer with this ticket.
  indirect case perform(Plan, Ticket)
  /// Send a signal when the running transition has ended; a commit waits for it.
  case awaitTransition(commit: Int)
  /// Release nodes that left the tree.
  case release([Departed])
  /// Tell the listeners of an event.
  indirect case tell(NavigationEvent, Request.Facts?)
}

extension Effect {
  /// A change of the tree and its cause.
  struct Change {
    let plan: Plan
    let cause: Cause
    /// The request that made it; nil when it came from the screen.
    let request: Int?
    /// What that request has reached.
    let landing: Landing?
  }

  /// A node that has left the tree, and its route.
  typealias Departed = (id: NodeID, route: AnyRoute?)
}
