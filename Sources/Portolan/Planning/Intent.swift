/// The content of a request: its verb, with routes and nodes.
///
/// In an archive the routes are numbers (`RouteTable`).
package indirect enum Intent: Hashable, Sendable, Codable {
  // MARK: Show

  /// Show routes, each on top of the one before; the first is found, or built at `placed`. `keeping` keeps
  /// the part that they replace.
  case show([AnyRoute], placed: Place? = nil, keeping: Bool = false)
  /// Leave the part of screen `from`: continue a request that waits for its end, or show `to`.
  case proceed(to: AnyRoute, from: NodeID?)
  /// Build a new screen for a question (a route that returns a value), even if one is open.
  case ask(AnyRoute, placed: Place? = nil)
  /// Show a member of a container (such as a tab) as it was left.
  case select(Target)
  /// Show an open screen, or a kept part, as it is.
  case bringToFront(Target)
  /// Give an open screen a new value of its route, and leave it where it is.
  case update(AnyRoute)
  /// Push onto the visible stack, or onto a screen; if that was not visible at the request (`isSeen`), nothing
  /// visible changes.
  case push(AnyRoute, onto: NodeID? = nil, isSeen: Bool = true)
  /// Present over a screen; fails unless it was visible at the request (`isSeen`).
  case present(AnyRoute, PresentationStyle, over: NodeID, isSeen: Bool)
  /// Set the elements of a stack, all or some of them.
  case setPath(PathScope, [AnyRoute], as: StackMotion = .automatic)

  /// Wait for the app to look up the target of a link; the intent found replaces this one.
  case lookUp(pattern: String, keeping: Bool = false)

  // MARK: Leave

  case back
  /// Go back to an element of the visible stack.
  case pop(to: Target)
  /// Dismiss the layers above the target's layer; nil for the front layer alone.
  case dismiss(above: Target? = nil)
  /// Close a screen with all screens on top of it.
  case close(Target)

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
    case .proceed(let route, _), .ask(let route, _), .push(let route, _, _),
      .present(let route, _, _, _), .update(let route):
      return route
    case .select(let target), .bringToFront(let target), .pop(let target), .close(let target):
      return target.route
    case .dismiss(let target): return target?.route
    case .show(let routes, _, _), .setPath(.visibleStack, let routes, _): return routes.last
    case .setPath(.above(let route), let path, _), .setPath(.stack(let route), let path, _):
      return path.last ?? route
    case .transaction(let steps): return steps.last?.route
    case .evict(_, let route), .adopt(_, let route): return route
    case .lookUp, .back, .fillCompanions, .releaseKept, .restore: return nil
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
    case .show(let routes, let place, _): return .show(routes, placed: place, keeping: true)
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
    case .show(let routes, let place, let keeping):
      return .show(routes, placed: place?.withoutSource, keeping: keeping)
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

  /// The verb as an app calls it.
  package var word: String {
    switch self {
    case .show(let routes, let place, _) where routes.count > 1 || place != nil: return "course"
    case .select(.member): return "selectMember"
    case .bringToFront(.kept): return "showKept"
    case .setPath(.above, _, _): return "replace"
    case .setPath(.visibleStack, _, _): return "reset"
    case .pop(to: .first): return "popToRoot"
    case .dismiss(above: .base?): return "dismissAll"
    case .dismiss(above: .some): return "dismissTo"
    default: return RouteLabel.caseName(of: self)
    }
  }

  /// Shows one route where its map places it.
  package static func show(_ route: AnyRoute, keeping: Bool = false) -> Intent {
    .show([route], keeping: keeping)
  }
}

extension NavigationCourse {
  var intent: Intent { intent(keeping: false) }

  func intent(keeping: Bool) -> Intent {
    .show(routes.map { AnyRoute($0) }, placed: placement?.place, keeping: keeping)
  }
}

extension Intent {
  /// The traits of each verb, in one table.
  var traits: IntentTraits {
    switch self {
    case .show, .proceed, .ask, .bringToFront(.route): return .toTarget
    case .bringToFront(.kept): return [.toTarget, .step]
    case .setPath(.visibleStack, _, _):
      return [.hasTarget, .wantsTarget, .stored, .startsInFront]
    case .setPath: return .toTarget
    case .update: return [.toTarget, .mayBeCovered]
    case .push(_, onto: nil, _): return [.toTarget, .startsInFront]
    case .bringToFront, .present, .push(_, _, isSeen: true):
      return [.hasTarget, .wantsTarget, .animated]
    case .push: return [.hasTarget, .wantsTarget, .besideOthers, .mayBeCovered]
    case .select: return [.hasTarget, .animated, .stored]
    case .lookUp: return [.hasTarget, .wantsTarget]
    case .back, .dismiss(above: nil): return [.animated, .startsInFront, .step, .leaving]
    case .pop(to: .first), .dismiss(above: .base?): return [.animated, .startsInFront, .leaving]
    case .pop, .dismiss, .close: return [.animated, .leaving]
    case .transaction(let steps): return Self.traits(of: steps)
    case .fillCompanions, .releaseKept: return [.animated, .upkeep, .besideOthers, .ownRow]
    case .evict(_, nil): return [.animated, .step, .upkeep, .besideOthers, .forced]
    case .evict: return [.hasTarget, .wantsTarget, .animated, .step, .upkeep, .forced]
    case .restore: return [.hasTarget, .wantsTarget, .animated, .upkeep]
    case .adopt(_, nil): return [.upkeep, .besideOthers]
    case .adopt: return [.hasTarget, .wantsTarget, .upkeep, .besideOthers]
    }
  }

  /// A transaction is `animated` and `leaving` if all steps are, and starts where the first does.
  private static func traits(of steps: [Intent]) -> IntentTraits {
    var any: IntentTraits = []
    var all: IntentTraits = steps.isEmpty ? .animated : [.animated, .leaving]
    for step in steps {
      any.formUnion(step.traits)
      all.formIntersection(step.traits)
    }
    let first = steps.first?.traits ?? []
    return any.intersection([.hasTarget, .step, .stored, .mayBeCovered]).union(all)
      .union(first.intersection(.startsInFront)).union(any.contains(.hasTarget) ? .wantsTarget : [])
  }
}
