/// The result of a successful request: the screen that it reached, how, and who requested it.
public struct Arrival: Hashable, Sendable {
  /// On the heap: requests, effects and outcomes are copied often.
  private let facts: Boxed<Facts>

  /// The node that the request reached; unless `isCovered`, the host confirmed that it was visible.
  ///
  /// Nil when no screen is open, or only screens of other code.
  public var node: NodeID? { facts.value.node }
  /// The route of `node`; nil for a stack that has no route of its own.
  public var route: AnyRoute? { facts.value.route }
  /// The requested route; differs from `route` after a redirect.
  public var requested: AnyRoute? { facts.value.requested }
  /// Whether the screen was open already, was open and got a new value, or was built.
  public var finding: NavigationPlan.Finding { facts.value.finding }
  /// The source of the request, such as code, a link or a gesture.
  public var requester: NavigationEvent.Requester { facts.value.requester }
  /// The detours that guards demanded before they allowed the screen, in order.
  public var detours: [RouteLabel] { facts.value.detours }
  /// The name of the map that placed the screen: `NavigationMap.name`.
  public var map: String { facts.value.map }
  /// Whether the person cannot see the screen: a curtain or a screen of other code is over it, the
  /// root of the scene is not on screen, or not yet, or the request changed a screen that others cover
  /// (`ScreenContext.push(_:)`, `Navigating.update(_:)`).
  public private(set) var isCovered: Bool
  /// The report of a restoration; nil for other requests.
  public var restoration: RestorationReport? { facts.value.restoration }

  package init(
    node: NodeID?, route: AnyRoute?, requested: AnyRoute?, finding: NavigationPlan.Finding,
    requester: NavigationEvent.Requester,
    detours: [RouteLabel] = [], map: String = "", restoration: RestorationReport? = nil,
    isCovered: Bool = false
  ) {
    self.isCovered = isCovered
    facts = Boxed(
      Facts(
        node: node, route: route, requested: requested, finding: finding, requester: requester,
        detours: detours, map: map, restoration: restoration))
  }

  private struct Facts: Hashable {
    let node: NodeID?
    let route: AnyRoute?
    let requested: AnyRoute?
    let finding: NavigationPlan.Finding
    let requester: NavigationEvent.Requester
    let detours: [RouteLabel]
    let map: String
    let restoration: RestorationReport?
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
