extension Request {
  /// A request that waits for an event, and lets others go on meanwhile.
  struct Parking {
    enum Event {
      /// The last screen of a route closes. While request `by` is on its way, none is open.
      case end(of: AnyRoute, by: Int?)
      /// The guard that answered `wait` may be asked again.
      case word
      /// A lasting part is shown, other than `after`; or the app releases its links.
      case start(after: NodeID?)
      /// The target of a link is looked up.
      case target(pattern: String)
      /// The host shows all that it has been given.
      case host
    }

    /// The guard that parked it; nil when the app was not ready.
    let rule: AnyGuard?
    var event: Event
    /// The wait that limits its time.
    let ticket: Ticket

    /// The detour whose end it waits for.
    var detour: AnyRoute? { if case .end(let route, _) = event { route } else { nil } }

    /// The pattern of the link whose target is looked up.
    var pattern: String? { if case .target(let pattern) = event { pattern } else { nil } }

    /// The request of that detour, until it is in the tree.
    var detourOnItsWay: Int? { if case .end(_, let detour) = event { detour } else { nil } }
  }

  /// A request that has changed the tree and waits for the screen.
  struct Landing {
    let arrival: Arrival
    /// The node that gets what was handed over; nil when the request reached another than it named.
    let recipient: NodeID?
    /// The node that the request reached, when it named that, rather than to close others.
    let target: NodeID?
    /// The commit of the request.
    let commit: Int

    /// The node that must be visible; nil when the request only closes screens and none is left.
    var node: NodeID? { arrival.node }
  }
}

typealias Parking = Request.Parking
typealias Landing = Request.Landing
