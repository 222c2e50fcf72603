/// What is to be done about signals, in this order.
enum Effect {
  /// Say when the main actor has done what it is at.
  case beginTurn
  /// Ask a guard, and answer with this ticket.
  case ask(AnyGuard, Ticket)
  /// Ask a screen whether it may go.
  case askScreen(NodeID, Ticket)
  /// Give a parked request as long as it has left.
  case park(Int, Ticket)
  /// Nobody waits for this any more.
  case stop(Ticket)
  /// The tree is another one.
  indirect case changed(Change)
  /// The screen shows a node that a request asked for; the tree on it is this.
  case landed(NodeID, on: NavigationTree)
  /// A request ended.
  case ended(Int, Result<Arrival, NavigationError>)
  /// Something failed that nobody could await.
  case failed(NavigationError, CallSite)
  /// All guards were asked again, and the screen shows what came of it.
  case revalidated(Int)
  /// Show a curtain that a guard wants.
  case raise(AnyRoute, CallSite)
  /// Perform a plan, and say so with this ticket.
  indirect case perform(Plan, Ticket)
  /// Say when the transition that runs has ended; something was committed that waits for it.
  case awaitTransition(commit: Int)
  /// Let go of what left the tree.
  case release([Departed])
  /// Tell those who listen.
  indirect case tell(NavigationEvent, Request.Facts?)
}

extension Effect {
  /// A change of the tree and who made it.
  struct Change {
    let plan: Plan
    let cause: Cause
    /// The request that made it; nil when the screen did.
    let request: Int?
    /// What the request asked for, when it is what it reached.
    let asked: NodeID?
    /// Whether what was reached was asked for, not only what is in front then.
    let isAsked: Bool
  }

  /// A node that is no longer alive.
  typealias Departed = (id: NodeID, route: AnyRoute?)
}
