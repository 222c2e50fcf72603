package import Portolan
import PortolanLinks

/// What the maps of a scene say about a route, for tools.
@MainActor package struct MapFacts {
  let scene: SceneNavigator
  /// The maps as they are now; the scene may adopt others.
  private let maps: MapSet

  package init(of scene: SceneNavigator) { (self.scene, maps) = (scene, scene.maps) }

  /// The guards of a route's destination; for a target, first those of the scene.
  package func guards(of route: AnyRoute, isTarget: Bool = false) -> [any Hashable & Sendable] {
    let ofScene = isTarget ? maps.sceneGuards(of: route) : []
    do { return try (ofScene + maps.guards(of: route)).map(\.rule) } catch { return [] }
  }

  /// Whether `show` builds another screen of a route that is open, as its destination demands.
  package func isBuiltAgain(_ route: AnyRoute) -> Bool {
    do { return try !maps.finds(route, in: scene.traffic.tree) } catch { return false }
  }

  /// Whether other dialogs wait for one of a route.
  package func holdsDialogs(_ route: AnyRoute) -> Bool {
    do { return try maps.destination(for: route).holdsDialogs } catch { return false }
  }

  /// How and at which anchor route a map places a route; nil for a route that the map does not
  /// show.
  ///
  /// If the destination has several placements, this is the first.
  package func placement(of route: AnyRoute) -> (way: String, anchor: AnyRoute?)? {
    do {
      let place = try maps.destination(for: route).place
      return (place.way, place.anchor)
    } catch { return nil }
  }

  /// The link of a route; nil without one.
  ///
  /// Names in braces stand for the values, unless the route is loggable.
  package func link(of route: AnyRoute) -> String? {
    do throws(LinkPrintProblem) {
      return route.value.isLoggable
        ? try scene.links.link(for: route, as: nil).absoluteString
        : try scene.links.pattern(of: route)
    } catch { return nil }
  }
}

extension Place {
  /// The placement in a word.
  fileprivate var way: String {
    switch self {
    case .root: return "root"
    case .member: return "member"
    case .pushedOnto, .pushed: return "pushed"
    case .opening(.column, _): return "column"
    case .opening(.page, _): return "page"
    case .presented(let style, _): return style.kind.rawValue
    case .curtain: return "curtain"
    }
  }
}
