/// What is asked for, whoever asks.
enum Intent: Hashable, Sendable {
  /// Be there: find the route or build it where its placement says.
  case reach(AnyRoute, keeping: Bool = false)
  /// Leave a part that is done, named by a screen in it: go on with what waits for its end, or be here.
  case proceed(to: AnyRoute, from: NodeID?)
  /// Be at the end of a course.
  case along(AnyCourse)
  /// What a gesture asks.
  case move(Move)
  /// Build it even when an equal screen exists: a question.
  case ask(AnyRoute)
  /// Show a member of a container as it was left.
  case select(AnyRoute)
  /// Enter what has come into view beside the front place of a container.
  case fillCompanions(of: NodeID)
  /// A tap on a member of a container.
  case selectMember(of: NodeID, at: Int)
  case push(AnyRoute)
  case reset(to: AnyRoute)
  case back
  case popToRoot
  case pop(to: AnyRoute)
  case dismiss
  case dismissAll
  /// Dismiss the layers above that in which a route stands.
  case dismissTo(AnyRoute)
  case close(NodeID)
  /// The elements of one type above the first screen of a stack.
  case setPath(
    stack: AnyRoute, type: ObjectIdentifier, [AnyRoute], as: StackMotion = .automatic)
  /// The elements above a screen in its stack.
  case replace(above: AnyRoute, with: [AnyRoute])
  /// Show a screen that is there, as it is.
  case bringToFront(AnyRoute)
  case bringNodeToFront(NodeID)
  /// Several as one: each goes on from where the one before it leads.
  case transaction([Intent])
  /// Show again the part that was kept last.
  case giveBack
  case releaseKept
  /// Take out what may no longer be shown, and show something else where one was seen.
  case evict([NodeID], instead: AnyRoute?)
  /// Show what was saved, without what these guards refused.
  case restore(TreeOutline<SavedName>, without: [AnyGuard] = [])
  /// Take another map for its routes, then show something when a guard wants it.
  case adopt(AdoptedMap, instead: AnyRoute? = nil)
  /// Follow what the screen shows.
  case follow(ScreenReading)

  /// The route asked for, for events and arrivals.
  var route: AnyRoute? {
    switch self {
    case .reach(let route, _), .proceed(let route, _), .ask(let route), .select(let route),
      .push(let route), .reset(let route), .pop(let route), .dismissTo(let route),
      .bringToFront(let route):
      return route
    case .replace(let route, let path): return path.last ?? route
    case .transaction(let steps): return steps.last?.route
    case .evict(_, let route), .adopt(_, let route): return route
    case .along(let course): return course.routes.last
    default: return nil
    }
  }

  /// How a stack's new top is to come.
  var stackMotion: StackMotion {
    switch self {
    case .setPath(_, _, _, let motion): return motion
    case .transaction(let steps):
      return steps.last { $0.stackMotion != .automatic }?.stackMotion ?? .automatic
    default: return .automatic
    }
  }

  /// Whether no screen is asked for: only to leave what is shown, or to go along with the platform.
  var isWithoutTarget: Bool {
    switch self {
    case .back, .popToRoot, .pop, .dismiss, .dismissAll, .dismissTo, .close, .releaseKept,
      .follow, .fillCompanions:
      return true
    case .transaction(let steps): return steps.allSatisfy(\.isWithoutTarget)
    case .evict(_, let instead), .adopt(_, let instead): return instead == nil
    case .move(.back), .move(.first), .move(.dismiss): return true
    case .reach, .proceed, .along, .move(.select), .ask, .select, .selectMember, .push, .reset,
      .setPath, .giveBack, .replace, .bringToFront, .bringNodeToFront, .restore:
      return false
    }
  }

  /// Whether it goes about what a person is not asked about.
  var isUpkeep: Bool {
    switch self {
    case .evict, .adopt, .releaseKept, .fillCompanions, .follow, .restore: return true
    default: return false
    }
  }

  /// What a guard's redirect makes of it: another map is adopted all the same.
  func redirected(to route: AnyRoute) -> Intent {
    if case .adopt(let map, _) = self { return .adopt(map, instead: route) }
    return .reach(route)
  }

  /// A word for events: `reach product`.
  var label: String {
    if case .move(let move) = self { return RouteLabel.caseName(of: move) }
    if case .transaction(let steps) = self {
      return "transaction [\(steps.map(\.label).joined(separator: ", "))]"
    }
    let verb = "\(RouteLabel.caseName(of: self))"
    return route.map { "\(verb) \($0.label)" } ?? verb
  }
}
