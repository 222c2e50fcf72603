import PortolanLinks

extension MapFacts {
  /// Where a destination places a route; nil for a route that the map does not show.
  ///
  /// Of a destination with others it is the first.
  package func placement(of route: AnyRoute) -> (way: String, anchor: AnyRoute?)? {
    do {
      let place = try scene.maps.destination(for: route).place
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

extension PlaceOn {
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
