/// The verb of a request, with its routes and nodes.
///
/// In an archive its routes are numbers (`RouteTable`).
package indirect enum Intent: Hashable, Sendable, Codable {
  // MARK: Show

  /// Show a route's screen, or build it at its placement; `keeping` keeps the part it replaces.
  case show(AnyRoute, keeping: Bool = false)
  /// Show several routes, each on top of the one before; the first is built at `placed`.
  case course([AnyRoute], placed: Place?, keeping: Bool = false)
  /// Leave the part of screen `from`: continue a request that waits for its end, or show `to`.
  case proceed(to: AnyRoute, from: NodeID?)
  /// Build a new screen for a question (a route that returns a value), even if one is open.
  case ask(AnyRoute, placed: Place? = nil)
  /// Show a member of a container (such as a tab) as it was left.
  case select(AnyRoute)
  case selectMember(of: NodeID, at: Int)
  /// Show an open screen as it is.
  case bringToFront(AnyRoute)
  case bringNodeToFront(NodeID)
  /// Give an open screen a new value of its route, and leave it where it is.
  case update(AnyRoute)
  case push(AnyRoute)
  /// Push onto a screen; if it was not visible at the request, nothing visible changes.
  case pushOnto(NodeID, AnyRoute, isSeen: Bool)
  /// Present over a screen; fails unless it was visible at the request (`isSeen`).
  case present(AnyRoute, PresentationStyle, over: NodeID, isSeen: Bool)
  case reset(to: AnyRoute)
  /// Set the elements of the route's type above the first screen of a stack.
  case setPath(stack: AnyRoute, [AnyRoute], as: StackMotion = .automatic)
  /// Set the elements above a screen in its stack.
  case replace(above: AnyRoute, with: [AnyRoute])
  /// Show the kept part (one that stays in memory behind another) that was replaced last.
  case showKept

  /// Wait for the app to look up the target of a link; the intent found replaces this one.
  case lookUp(pattern: String, keeping: Bool = false)

  // MARK: Leave

  case back
  case pop(to: AnyRoute)
  case popToRoot
  case dismiss
  /// Dismiss the layers above the route's layer.
  case dismissTo(AnyRoute)
  case dismissAll
  /// Close a screen with all screens on top of it.
  case close(AnyRoute)
  case closeNode(NodeID)

  // MARK: Several, and upkeep

  /// Perform several intents in one commit: each starts where the one before it led.
  case transaction([Intent])
  /// Build the members that are visible beside the front member of a container.
  case fillCompanions(of: NodeID)
  case releaseKept
  /// Close screens that guards no longer allow, and show their alternative `instead`.
  case evict([NodeID], instead: AnyRoute?)
  /// Show a saved tree.
  case restore(SavedTree)
  /// Use another map for the routes of its type, then show `instead` when a guard demands it.
  case adopt(AdoptedMap, instead: AnyRoute? = nil)
}

extension Intent {
  /// The route that the intent names, for events and arrivals; nil when it names none.
  package var route: AnyRoute? {
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
    case .present(let route, let style, let node, let isSeen):
      return .present(route, style.withoutSource, over: node, isSeen: isSeen)
    case .ask(let route, let place): return .ask(route, placed: place?.withoutSource)
    case .course(let routes, let place, let keeping):
      return .course(routes, placed: place?.withoutSource, keeping: keeping)
    case .transaction(let steps): return .transaction(steps.map(\.redacted))
    case .restore(let saved): return .restore(saved.redacted)
    default: return self
    }
  }

  /// The intent that a guard's redirect leads to; an `adopt` still adopts its map.
  func redirected(to route: AnyRoute) -> Intent {
    if case .adopt(let map, _) = self { return .adopt(map, instead: route) }
    return .show(route)
  }

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
  var intent: Intent { intent(keeping: false) }

  func intent(keeping: Bool) -> Intent {
    .course(routes.map { AnyRoute($0) }, placed: placement?.place, keeping: keeping)
  }
}
