extension Request {
  /// What a request waits for that is out of the way.
  struct Parking {
    enum Event {
      /// All screens of a route go, whoever asked for them; while request `by` is on its way to
      /// the first one, there is none yet.
      case end(of: AnyRoute, by: Int?)
      /// The guard that answered `wait` is asked again.
      case word
      /// A lasting part is shown, not the one that was shown when it was parked; or the app lets
      /// links go.
      case start(after: NodeID?)
      /// The host shows what it has been given.
      case host
    }

    /// The guard that sent it here; nil when the app was not ready.
    let rule: AnyGuard?
    var event: Event
    /// Its time.
    let ticket: Ticket

    /// What it waits for the end of.
    var detour: AnyRoute? {
      if case .end(let route, _) = event { return route }
      return nil
    }

    /// The request of the detour that it waits for, while that is not in the tree.
    var detourOnItsWay: Int? {
      if case .end(_, let detour) = event { return detour }
      return nil
    }
  }

  /// A request that has changed the tree and waits for the screen.
  struct Landing {
    let arrival: Arrival
    /// What must be visible; nil when the request only takes something away and nothing is left.
    let node: NodeID?
    /// That node, when it is what was asked for; after a redirect it is not.
    let asked: NodeID?
    /// Whether the request asked for that node, not only for something to go.
    let isAsked: Bool
    /// The commit it belongs to.
    let commit: Int
  }
}

typealias Parking = Request.Parking
typealias Landing = Request.Landing
