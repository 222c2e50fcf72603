/// The verb of a request, with its routes and nodes.
///
/// Running requests use it with routes and nodes (`LiveIntent`), stored requests and logs with
/// names that outlive the process. `map` converts one form into another.
package indirect enum Intent<Route: Hashable & Sendable, Node: Hashable & Sendable>: Hashable,
  Sendable
{
  // MARK: Show

  /// Show a route's screen, or build it at its placement; `keeping` keeps the part it replaces.
  case show(Route, keeping: Bool = false)
  /// Show several routes, each on top of the one before; the first is built at `placed`.
  case course([Route], placed: PlaceOn<Route>?, keeping: Bool = false)
  /// Leave the part of screen `from`: continue a request that waits for its end, or show `to`.
  case proceed(to: Route, from: Node?)
  /// Build a new screen for a question (a route that returns a value), even if one is open.
  case ask(Route, placed: PlaceOn<Route>? = nil)
  /// Show a member of a container (such as a tab) as it was left.
  case select(Route)
  case selectMember(of: Node, at: Int)
  /// Show an open screen as it is.
  case bringToFront(Route)
  case bringNodeToFront(Node)
  /// Give an open screen a new value of its route, and leave it where it is.
  case update(Route)
  case push(Route)
  /// Push onto a screen; if it was not visible at the request, nothing visible changes.
  case pushOnto(Node, Route, isSeen: Bool)
  /// Present over a screen; fails unless it was visible at the request (`isSeen`).
  case present(Route, PresentationStyle, over: Node, isSeen: Bool)
  case reset(to: Route)
  /// Set the elements of the route's type above the first screen of a stack.
  case setPath(stack: Route, [Route], as: StackMotion = .automatic)
  /// Set the elements above a screen in its stack.
  case replace(above: Route, with: [Route])
  /// Show the kept part (one that stays in memory behind another) that was replaced last.
  case showKept

  /// Wait for the app to look up the target of a link; the intent found replaces this one.
  case lookUp(pattern: String, keeping: Bool = false)

  // MARK: Leave

  case back
  case pop(to: Route)
  case popToRoot
  case dismiss
  /// Dismiss the layers above the route's layer.
  case dismissTo(Route)
  case dismissAll
  /// Close a screen with all screens on top of it.
  case close(Route)
  case closeNode(Node)

  // MARK: Several, and upkeep

  /// Perform several intents in one commit: each starts where the one before it led.
  case transaction([Intent])
  /// Build the members that are visible beside the front member of a container.
  case fillCompanions(of: Node)
  case releaseKept
  /// Close screens that guards no longer allow, and show their alternative `instead`.
  case evict([Node], instead: Route?)
  /// Show a saved tree.
  case restore(TreeOutline<SavedName<Route>>)
  /// Use another map for the routes of its type, then show `instead` when a guard demands it.
  case adopt(AdoptedMap, instead: Route? = nil)
}

extension Intent: Codable where Route: Codable, Node: Codable {}

/// The verb of a running request.
package typealias LiveIntent = Intent<AnyRoute, NodeID>

extension Intent {
  /// The same intent with its routes, its nodes and the styles of its layers converted.
  package func map<OtherRoute, OtherNode>(
    route: (Route) throws -> OtherRoute, node: (Node) throws -> OtherNode,
    style: (PresentationStyle) -> PresentationStyle = { $0 }
  ) rethrows -> Intent<OtherRoute, OtherNode> {
    switch self {
    case .show(let target, let keeping): return try .show(route(target), keeping: keeping)
    case .course(let routes, let place, let keeping):
      return try .course(
        routes.map(route), placed: place?.map(route, style: style), keeping: keeping)
    case .proceed(let target, let part):
      return try .proceed(to: route(target), from: part.map(node))
    case .ask(let target, let place):
      return try .ask(route(target), placed: place?.map(route, style: style))
    case .select(let target): return try .select(route(target))
    case .selectMember(let container, let position):
      return try .selectMember(of: node(container), at: position)
    case .bringToFront(let target): return try .bringToFront(route(target))
    case .bringNodeToFront(let id): return try .bringNodeToFront(node(id))
    case .update(let target): return try .update(route(target))
    case .push(let target): return try .push(route(target))
    case .pushOnto(let id, let target, let isSeen):
      return try .pushOnto(node(id), route(target), isSeen: isSeen)
    case .present(let target, let own, let id, let isSeen):
      return try .present(route(target), style(own), over: node(id), isSeen: isSeen)
    case .reset(let target): return try .reset(to: route(target))
    case .setPath(let stack, let path, let motion):
      return try .setPath(stack: route(stack), path.map(route), as: motion)
    case .replace(let anchor, let path):
      return try .replace(above: route(anchor), with: path.map(route))
    case .showKept: return .showKept
    case .lookUp(let pattern, let keeping): return .lookUp(pattern: pattern, keeping: keeping)
    case .back: return .back
    case .pop(let target): return try .pop(to: route(target))
    case .popToRoot: return .popToRoot
    case .dismiss: return .dismiss
    case .dismissTo(let target): return try .dismissTo(route(target))
    case .dismissAll: return .dismissAll
    case .close(let target): return try .close(route(target))
    case .closeNode(let id): return try .closeNode(node(id))
    case .transaction(let steps):
      return try .transaction(steps.map { try $0.map(route: route, node: node, style: style) })
    case .fillCompanions(let container): return try .fillCompanions(of: node(container))
    case .releaseKept: return .releaseKept
    case .evict(let ids, let other):
      return try .evict(ids.map(node), instead: other.map(route))
    case .restore(let outline): return try .restore(outline.map { try $0.map(route) })
    case .adopt(let map, let other): return try .adopt(map, instead: other.map(route))
    }
  }

  /// The route that the intent names, for events and arrivals; nil when it names none.
  package var route: Route? {
    switch self {
    case .show(let route, _), .proceed(let route, _), .ask(let route, _), .select(let route),
      .push(let route), .pushOnto(_, let route, _), .present(let route, _, _, _),
      .update(let route), .reset(let route), .pop(let route), .dismissTo(let route),
      .close(let route), .bringToFront(let route):
      return route
    case .replace(let route, let path): return path.last ?? route
    case .transaction(let steps): return steps.last?.route
    case .evict(_, let route), .adopt(_, let route): return route
    case .course(let routes, _, _): return routes.last
    case .selectMember, .bringNodeToFront, .setPath, .showKept, .lookUp, .back, .popToRoot,
      .dismiss, .dismissAll, .closeNode, .fillCompanions, .releaseKept, .restore:
      return nil
    }
  }

  /// The motion with which a stack shows its new top.
  var stackMotion: StackMotion {
    switch self {
    case .setPath(_, _, let motion): return motion
    case .transaction(let steps):
      return steps.last { $0.stackMotion != .automatic }?.stackMotion ?? .automatic
    default: return .automatic
    }
  }

  /// The same intent, but the part that it replaces stays alive; a path keeps none.
  var keepingPart: Intent {
    switch self {
    case .show(let route, _): return .show(route, keeping: true)
    case .course(let routes, let place, _): return .course(routes, placed: place, keeping: true)
    case .lookUp(let pattern, _): return .lookUp(pattern: pattern, keeping: true)
    default: return self
    }
  }

  /// The same intent without the names of popovers' sources and without models, for a log.
  package var redacted: Intent {
    switch self {
    case .transaction(let steps): return .transaction(steps.map(\.redacted))
    case .restore(let outline): return .restore(outline.redacted)
    default: return map(route: { $0 }, node: { $0 }, style: \.withoutSource)
    }
  }

  /// The intent that a guard's redirect leads to; an `adopt` still adopts its map.
  func redirected(to route: Route) -> Intent {
    if case .adopt(let map, _) = self { return .adopt(map, instead: route) }
    return .show(route)
  }
}

extension LiveIntent {
  /// The intent in words, for events: `show product`.
  package var label: String {
    if case .transaction(let steps) = self {
      return "transaction [\(steps.map(\.label).joined(separator: ", "))]"
    }
    let verb = word
    if case .adopt(let map, _) = self { return "\(verb) \(map.name)" }
    return route.map { "\(verb) \($0.label)" } ?? verb
  }

  /// The verb as an app calls it, also where a node is named instead of a route.
  private var word: String {
    switch self {
    case .closeNode: return "close"
    case .bringNodeToFront: return "bringToFront"
    case .pushOnto: return "push"
    default: return RouteLabel.caseName(of: self)
    }
  }
}

extension Course {
  var intent: LiveIntent { intent(keeping: false) }

  func intent(keeping: Bool) -> LiveIntent {
    .course(routes.map { AnyRoute($0) }, placed: placement?.place, keeping: keeping)
  }
}
