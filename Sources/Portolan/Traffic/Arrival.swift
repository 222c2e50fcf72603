/// The successful end of a request: the screen that was shown, whether it was built, and who
/// requested it.
public struct Arrival: Hashable, Sendable {
  /// On the heap: requests, effects and outcomes are copied often.
  private let facts: Boxed<Facts>

  /// The node of the screen that was shown; nil when no screen is open, or only screens of other
  /// code.
  ///
  /// Unless `isCovered` is true, the host confirmed that the user could see the screen.
  public var node: NodeID? { facts.value.node }
  /// The route of `node`; nil when `node` is nil, and for a stack without a route.
  public var route: AnyRoute? { facts.value.route }
  /// The route that the request named; differs from `route` after a redirect, and is nil when the
  /// request named none.
  public var requested: AnyRoute? { facts.value.requested }
  /// Whether the screen was open already, got a new value of its route, or was built.
  public var finding: NavigationPlan.Finding { facts.value.finding }
  /// The source of the request, such as code, a link or a gesture.
  public var requester: NavigationEvent.Requester { facts.value.requester }
  /// The detours that guards demanded before they allowed the screen, in order; empty for none.
  public var detours: [RouteLabel] { facts.value.detours }
  /// The name of the map that places the screen (`NavigationMap.name`).
  public var map: String { facts.value.map }
  /// Whether the user cannot see the screen.
  ///
  /// True when a curtain or a screen of other code covers the screen, when the root of the scene is
  /// not on screen (yet), and when the request changed a screen that other screens cover
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
  /// The screen, `finding` and `requester` in one line, such as
  /// `bag, built, requested by Shop/Home.swift:12`.
  ///
  /// The line leaves out the values of routes that are not loggable.
  public var description: String {
    let screen = route.map { "\($0.label)" } ?? (node == nil ? "no screen" : "a stack")
    return "\(screen), \(finding), requested by \(requester)"
  }
}
