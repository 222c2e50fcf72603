/// What a request that succeeded reports: the screen, how it came there, and the asker.
public struct Arrival: Hashable, Sendable {
  /// The node that was asked for; if not covered, it was visible when the host last confirmed.
  ///
  /// Nil when no screen is left, or only one of other code.
  public let node: NodeID?
  /// The node's route; nil for an unnamed stack.
  public let route: AnyRoute?
  /// The route that was asked for; differs from `route` after a redirect.
  public let asked: AnyRoute?
  /// Whether the screen was found, updated or built.
  public let finding: Plan.Finding
  /// The source of the request.
  public let asker: NavigationEvent.Asker
  /// The detours that guards asked for, in this order.
  public let detours: [RouteLabel]
  /// The name of the map that was used: `NavigationMap.name`.
  public let map: String
  /// Whether the person does not see it: a curtain covered it, or the request changed a covered
  /// screen (`ScreenContext.push(_:)`, `Navigating.update(_:)`).
  public private(set) var isCovered = false
  /// The report of a scene that was restored; nil for other requests.
  public let restoration: RestorationReport?

  package init(
    node: NodeID?, route: AnyRoute?, asked: AnyRoute?, finding: Plan.Finding,
    asker: NavigationEvent.Asker,
    detours: [RouteLabel] = [], map: String = "", restoration: RestorationReport? = nil,
    isCovered: Bool = false
  ) {
    self.node = node
    self.route = route
    self.asked = asked
    self.finding = finding
    self.asker = asker
    self.detours = detours
    self.map = map
    self.restoration = restoration
    self.isCovered = isCovered
  }

  func covered(_ isCovered: Bool) -> Arrival {
    var arrival = self
    arrival.isCovered = self.isCovered || isCovered
    return arrival
  }
}
