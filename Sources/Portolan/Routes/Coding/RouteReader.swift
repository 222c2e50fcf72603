import Foundation

/// Decodes saved routes with the route types of the running app.
package struct RouteReader {
  typealias Migration = (SavedRoute) throws -> SavedRoute

  private let types: [String: any NavigationRoute.Type]
  private let migrate: Migration?
  private let decoder = JSONDecoder()

  package init(_ maps: MapSet) { self.init(maps, migrating: nil) }

  init(_ maps: MapSet, migrating migrate: Migration?) {
    types = Dictionary(
      maps.entries.values.map { ($0.name, $0.routeType) }, uniquingKeysWith: { first, _ in first })
    self.migrate = migrate
  }

  /// A table of these routes, with a `LostRoute` for each one that cannot be read.
  package func table(of texts: RouteTexts) -> RouteTable {
    let reasons = texts.reasons
    return RouteTable(
      (0..<texts.count).map { index in
        do throws(RestorationReport.Reason) {
          if let reason = reasons[index] { throw reason }
          return try read(texts.saved(at: index))
        } catch {
          let (type, name) = (texts.type(at: index), texts.names[index])
          return AnyRoute(LostRoute(savedAs: type, name, because: error))
        }
      })
  }

  /// The route of today.
  private func read(_ saved: SavedRoute) throws(RestorationReport.Reason) -> AnyRoute {
    var saved = saved
    let isCurrent = types[saved.type].map { saved.version >= $0.savedVersion } ?? false
    if !isCurrent, let migrate {
      do { saved = try migrate(saved) } catch { throw .undecodable }
    }
    guard let type = types[saved.type] else { throw .unknownType }
    return try decode(type, saved.json)
  }

  private func decode<R: NavigationRoute>(
    _ type: R.Type, _ json: Data
  ) throws(RestorationReport.Reason) -> AnyRoute {
    // A decoding error may hold some of the data, so only the fact is kept.
    do { return AnyRoute(try decoder.decode(type, from: json)) } catch { throw .undecodable }
  }
}
