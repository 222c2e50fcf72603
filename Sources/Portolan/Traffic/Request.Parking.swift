extension Request {
  /// The state of a parked request: it waits for an event, and other requests go on meanwhile.
  struct Parking {
    enum Event {
      /// A detour ends: no screen of its route is open. `by` is the number of the request that will
      /// open one; nil as soon as one is open.
      case end(of: AnyRoute, by: Int?)
      /// A guard answered `wait`: the app revalidates its guards, or resumes parked requests.
      case word
      /// The app is ready: it shows a part that is no splash and whose root is not `after`, or it
      /// releases the links that it held.
      case start(after: NodeID?)
      /// The app has found the target of a link; the link's path matches `pattern`.
      case target(pattern: String)
      /// The host has shown the newest tree.
      case host
    }

    /// The guard whose answer parked the request; nil when no guard did.
    let rule: AnyGuard?
    var event: Event
    /// The ticket of the timer after which the request expires.
    let ticket: Ticket

    /// The route of the detour for whose end the request waits; nil for another event.
    var detour: AnyRoute? { if case .end(let route, _) = event { route } else { nil } }

    /// The pattern of the link whose target is being looked up; nil for other requests.
    var pattern: String? { if case .target(let pattern) = event { pattern } else { nil } }

    /// The number of the request that shows that detour; nil once its screen is in the tree.
    var detourOnItsWay: Int? { if case .end(_, let detour) = event { detour } else { nil } }
  }

  /// The state of a committed request: the tree has changed, and the host still has to show it.
  struct Committed {
    let arrival: Arrival
    /// The node that gets the request's cargo (its question or object); nil when the request
    /// reached another screen than the one it named.
    let recipient: NodeID?
    /// The node that the request reached; nil for gestures and requests that only close screens.
    let target: NodeID?
    /// The number of the commit that the request made.
    let commit: Int

    /// The node that must be visible; nil when the request only closes screens and none is left.
    var node: NodeID? { arrival.node }

    /// Whether a tree shows what the request reached.
    func isShown(in tree: NavigationTree) -> Bool {
      node.map(arrival.isCovered ? tree.contains : tree.isVisible) ?? true
    }
  }
}

typealias Parking = Request.Parking
typealias Committed = Request.Committed
