/// The good end of a request.
public struct Arrival: Hashable, Sendable {
  /// The node that was asked for; it was on the visible path when the host last confirmed.
  public let node: NodeID
  /// What is shown there; nil for an unnamed stack.
  public let route: AnyRoute?
  /// What was asked for; differs from `route` after a redirect.
  public let asked: AnyRoute?
  /// Whether the screen was found, updated or built.
  public let finding: Plan.Finding
  /// What became of a scene that was restored; nil for other requests.
  public let restoration: RestorationReport?

  package init(
    node: NodeID, route: AnyRoute?, asked: AnyRoute?, finding: Plan.Finding,
    restoration: RestorationReport? = nil
  ) {
    self.node = node
    self.route = route
    self.asked = asked
    self.finding = finding
    self.restoration = restoration
  }
}
