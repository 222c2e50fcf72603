/// What a request that succeeded reports: the screen, how it came there, and the source of the request.
public struct Arrival: Hashable, Sendable {
  /// The requested node; if not covered, it was visible when the host last confirmed.
  ///
  /// Nil when no screen is left, or only one of other code.
  public var node: NodeID? { facts.value.node }
  /// The node's route; nil for an unnamed stack.
  public var route: AnyRoute? { facts.value.route }
  /// The requested route; differs from `route` after a redirect.
  public var requested: AnyRoute? { facts.value.requested }
  /// Whether the screen was found, updated or built.
  public var finding: Plan.Finding { facts.value.finding }
  /// The source of the request.
  public var requester: NavigationEvent.Requester { facts.value.requester }
  /// The detours that guards demanded, in this order.
  public var detours: [RouteLabel] { facts.value.detours }
  /// The name of the map that was used: `NavigationMap.name`.
  public var map: String { facts.value.map }
  /// Whether the person does not see it: a curtain covered it, or the request changed a covered
  /// screen (`ScreenContext.push(_:)`, `Navigating.update(_:)`).
  public var isCovered: Bool { facts.value.isCovered }
  /// The report of a scene that was restored; nil for other requests.
  public var restoration: RestorationReport? { facts.value.restoration }

  private let facts: Boxed<Facts>

  /// The values of an arrival, which goes through many hands.
  private struct Facts: Hashable {
    let node: NodeID?
    let route: AnyRoute?
    let requested: AnyRoute?
    let finding: Plan.Finding
    let requester: NavigationEvent.Requester
    let detours: [RouteLabel]
    let map: String
    let restoration: RestorationReport?
    var isCovered: Bool
  }

  package init(
    node: NodeID?, route: AnyRoute?, requested: AnyRoute?, finding: Plan.Finding,
    requester: NavigationEvent.Requester,
    detours: [RouteLabel] = [], map: String = "", restoration: RestorationReport? = nil,
    isCovered: Bool = false
  ) {
    facts = Boxed(
      Facts(
        node: node, route: route, requested: requested, finding: finding, requester: requester,
        detours: detours, map: map, restoration: restoration, isCovered: isCovered))
  }

  private init(_ facts: Facts) { self.facts = Boxed(facts) }

  func covered(_ isCovered: Bool) -> Arrival {
    guard isCovered, !self.isCovered else { return self }
    var facts = facts.value
    facts.isCovered = true
    return Arrival(facts)
  }
}

extension Arrival: CustomStringConvertible {
  /// Screen, finding and requester in one line, such as `bag, built, requested by Shop/Home.swift:12`.
  ///
  /// It has no values of routes, which may be private.
  public var description: String {
    let screen = route.map { "\($0.label)" } ?? (node == nil ? "no screen" : "a stack")
    return "\(screen), \(finding), requested by \(requester)"
  }
}
