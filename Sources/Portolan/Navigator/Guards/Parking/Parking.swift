/// A request that waits, and what for.
struct Parking {
  enum Event {
    /// A detour's screen goes: its node, nil while it is on its way.
    case end(of: AnyRoute, NodeID?)
    /// The guard that answered `wait` is asked again.
    case word
    /// A lasting part is shown, not the one that was shown when it was parked; or the app lets
    /// links go.
    case start(after: NodeID?)
  }

  let request: NavigationRequest
  /// The guard that sent it here; nil when the app was not ready.
  let rule: AnyGuard?
  var event: Event

  /// Whether it waits for a detour that is not shown yet.
  var isDetourComing: Bool {
    if case .end(_, nil) = event { return true }
    return false
  }

  /// What it waits for the end of.
  var detour: AnyRoute? {
    if case .end(let route, _) = event { return route }
    return nil
  }
}
