/// A request that waits for something to leave the tree.
struct ParkedRequest {
  let request: NavigationRequest
  /// The guard that sent it on a detour; nil when the app was not ready.
  let rule: AnyGuard?
  /// The detour's node, or the passing screen; nil while it is on its way or nothing is shown.
  var node: NodeID?
}
