import Portolan
import PortolanLinks

extension LinkBook {
  /// Faults in the tables, links that fit more than one pattern or feature, and curtains in a path.
  func problems(in maps: MapSet) -> [Diagnostic] {
    joined.flatMap(\.problems).map(Diagnostic.link) + LinkOverlap.problems(among: joined)
      + curtainsInPaths(in: maps)
  }

  /// Patterns for curtains in tables whose links set a path, where a curtain cannot stand.
  private func curtainsInPaths(in maps: MapSet) -> [Diagnostic] {
    let curtains = maps.sorted.flatMap { $0.samples() }.filter(maps.isCurtain)
    return joined.filter { $0.stack != nil }.flatMap { table in
      curtains.filter { route in
        do { return try !table.pattern(of: route).isEmpty } catch { return false }
      }
    }.map { NavigationError.otherSideOfCurtain(route: $0.label).diagnostic }
  }
}
