/// The result of a successful request: the screen that it reached, how, and who requested it.
public struct Arrival: Hashable, Sendable {
  /// The node that the request reached; unless `isCovered`, the host confirmed that it was visible.
  ///
  /// Nil when no screen is open, or only screens of other code.
  public let node: NodeID?
  /// The route of `node`; nil for a stack that has no route of its own.
  public let route: AnyRoute?
  /// The requested route; differs from `route` after a redirect.
  public let requested: AnyRoute?
  /// Whether the screen was open already, was open and got a new value, or was built.
  public let finding: NavigationPlan.Finding
  /// The source of the request, such as code, a link or a gesture.
  public let requester: NavigationEvent.Requester
  /// The detours that guards demanded before they allowed the screen, in order.
  public let detours: [RouteLabel]
  /// The name of the map that placed the screen: `NavigationMap.name`.
  public let map: String
  /// Whether the person cannot see the screen: a curtain or a screen of other code is over it, the
  /// root of the scene is not on screen, or not yet, or the request changed a screen that others cover
  /// (`ScreenContext.push(_:)`, `Navigating.update(_:)`).
  public private(set) var isCovered: Bool
  /// The report of a restoration; nil for other requests.
  public let restoration: RestorationReport?

  package init(
    node: NodeID?, route: AnyRoute?, requested: AnyRoute?, finding: NavigationPlan.Finding,
    requester: NavigationEvent.Requester,
    detours: [RouteLabel] = [], map: String = "", restoration: RestorationReport? = nil,
    isCovered: Bool = false
  ) {
    (self.node, self.route, self.requested, self.finding) = (node, route, requested, finding)
    (self.requester, self.detours, self.map) = (requester, detours, map)
    (self.restoration, self.isCovered) = (restoration, isCovered)
  }

  func covered(_ isCovered: Bool) -> Arrival {
    var arrival = self
    arrival.isCovered = isCovered || self.isCovered
    return arrival
  }
}

extension Arrival: CustomStringConvertible {
  /// Screen, finding and requester in one line, such as `bag, built, requested by Shop/Home.swift:12`.
  ///
  /// It leaves out the values of routes, which may be private.
  public var description: String {
    let screen = route.map { "\($0.label)" } ?? (node == nil ? "no screen" : "a stack")
    return "\(screen), \(finding), requested by \(requester)"
  }
}
