package import Portolan

/// A verb that a walk draws, with routes of its type; a node is counted round among the open and
/// kept ones.
package indirect enum WalkVerb<R: NavigationRoute>: Hashable, Sendable, Codable {
  case show(R, keeping: Bool = false)
  case course([R], placed: WalkPlace<R>?, keeping: Bool = false)
  case proceed(to: R)
  case ask(R, placed: WalkPlace<R>? = nil)
  case select(R)
  case bringToFront(R)
  case update(R)
  case push(R)
  case pushOnto(Int, R)
  case present(R, PresentationStyle, over: Int)
  case reset(to: R)
  case setPath(stack: R, [R])
  case replace(above: R, with: [R])
  case showKept
  case back
  case popToRoot
  case dismiss
  case dismissTo(R)
  case dismissAll
  case close(R)
  case closeNode(Int)
  case transaction([WalkVerb])
  case releaseKept
}

/// A place that a walk draws, with routes of its type.
package enum WalkPlace<R: NavigationRoute>: Hashable, Sendable, Codable {
  case root
  case pushedOnto(R)
  case pushed(Pushing, in: R?)
  case presented(PresentationStyle, over: R?)

  var place: Place {
    switch self {
    case .root: return .root
    case .pushedOnto(let route): return .pushedOnto(AnyRoute(route))
    case .pushed(let pushing, let route): return .pushed(pushing, in: route.map { AnyRoute($0) })
    case .presented(let style, let route):
      return .presented(style, over: route.map { .route(AnyRoute($0)) } ?? .front)
    }
  }
}

extension WalkVerb {
  /// The verb as code calls it; nil for one that only a screen or the scene has.
  var intent: Intent? {
    switch self {
    case .show(let route, let keeping): return .show(AnyRoute(route), keeping: keeping)
    case .course(let routes, let place, let keeping):
      return .show(routes.map { AnyRoute($0) }, placed: place?.place, keeping: keeping)
    case .proceed(let route): return .proceed(to: AnyRoute(route), from: nil)
    case .select(let route): return .select(.route(AnyRoute(route)))
    case .bringToFront(let route): return .bringToFront(.route(AnyRoute(route)))
    case .update(let route): return .update(AnyRoute(route))
    case .push(let route): return .push(AnyRoute(route))
    case .reset(let route): return .setPath(.visibleStack, [AnyRoute(route)])
    case .replace(let route, let path):
      return .setPath(.above(AnyRoute(route)), path.map { AnyRoute($0) })
    case .showKept: return .bringToFront(.kept)
    case .back: return .back
    case .popToRoot: return .pop(to: .first)
    case .dismiss: return .dismiss()
    case .dismissTo(let route): return .dismiss(above: .route(AnyRoute(route)))
    case .dismissAll: return .dismiss(above: .base)
    case .close(let route): return .close(.route(AnyRoute(route)))
    case .ask, .setPath, .pushOnto, .present, .closeNode, .transaction, .releaseKept: return nil
    }
  }

  /// Whether it replaces the requests of earlier turns, and later ones replace it.
  var takesPlaces: Bool {
    switch self {
    // The end of a part resumes other requests, and a screen may act out of sight.
    case .proceed, .releaseKept, .ask, .close, .closeNode, .update, .pushOnto, .present:
      return false
    default: return true
    }
  }

  /// The route that it shows, when it is the only request of its turn.
  var routeAlone: R? {
    if case .show(let route, keeping: false) = self { return route }
    return nil
  }
}
