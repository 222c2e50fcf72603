/// What a request that succeeded reports: the screen, how it came there, and the asker.
public struct Arrival: Hashable, Sendable {
  /// The node that was asked for; if not covered, it was visible when the host last confirmed.
  ///
  /// Nil when no screen is left, or only one of other code.
  public var node: NodeID? { facts.value.node }
  /// The node's route; nil for an unnamed stack.
  public var route: AnyRoute? { facts.value.route }
  /// The route that was asked for; differs from `route` after a redirect.
  public var asked: AnyRoute? { facts.value.asked }
  /// Whether the screen was found, updated or built.
  public var finding: Plan.Finding { facts.value.finding }
  /// The source of the request.
  public var asker: NavigationEvent.Asker { facts.value.asker }
  /// The detours that guards asked for, in this order.
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
    let asked: AnyRoute?
    let finding: Plan.Finding
    let asker: NavigationEvent.Asker
    let detours: [RouteLabel]
    let map: String
    let restoration: RestorationReport?
    var isCovered: Bool
  }

  package init(
    node: NodeID?, route: AnyRoute?, asked: AnyRoute?, finding: Plan.Finding,
    asker: NavigationEvent.Asker,
    detours: [RouteLabel] = [], map: String = "", restoration: RestorationReport? = nil,
    isCovered: Bool = false
  ) {
    facts = Boxed(
      Facts(
        node: node, route: route, asked: asked, finding: finding, asker: asker, detours: detours,
        map: map, restoration: restoration, isCovered: isCovered))
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
  /// Screen, finding and asker in one line, such as `bag, built, asked by Shop/Home.swift:12`.
  ///
  /// It has no values of routes, which may be private.
  public var description: String {
    let screen = route.map { "\($0.label)" } ?? (node == nil ? "no screen" : "a stack")
    return "\(screen), \(finding), asked by \(asker)"
  }
}
