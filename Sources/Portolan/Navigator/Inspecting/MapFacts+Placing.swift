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
  package func link(of route: AnyRoute) -> String? { scene.links.shownLink(of: route) }
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

extension LinkBook {
  fileprivate func shownLink(of route: AnyRoute) -> String? {
    do throws(LinkPrintProblem) {
      let link = try link(for: route, as: nil).absoluteString
      return route.picture == route.label.text ? link : pattern(of: link)
    } catch { return nil }
  }

  /// The pattern that reads a link, with the address of the table.
  private func pattern(of link: String) -> String? {
    for table in joined {
      do throws(LinkProblem) {
        let pattern = try table.read(link).pattern
        guard !pattern.contains("://"), let end = link.firstRange(of: "://")?.upperBound else {
          return pattern
        }
        guard table.hosts.isEmpty else {
          return String(link[..<end]) + link[end...].prefix { $0 != "/" } + pattern
        }
        return String(link[..<end]) + pattern.drop { $0 == "/" }
      } catch { continue }
    }
    return nil
  }
}
