import Foundation

/// A route as it is stored: its type's name, and what its own `Codable` writes.
struct StoredRoute: Hashable, Sendable, Codable {
  /// Why a stored route is none of today's.
  enum Problem: Error { case unknownType, undecodable }

  let type: String
  let json: String

  init(_ route: AnyRoute) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    type = route.label.type
    json = String(decoding: try encoder.encode(route.value), as: UTF8.self)
  }

  /// A route that was stored as a part of something else.
  init(type: String, json: String) {
    self.type = type
    self.json = json
  }

  /// The route, when a map of today knows its type and the type can read it.
  func route(among maps: MapSet) throws(Problem) -> AnyRoute {
    guard let entry = maps.entries.values.first(where: { $0.name == type }) else {
      throw .unknownType
    }
    return try read(entry.routeType)
  }

  private func read<R: NavigationRoute>(_ type: R.Type) throws(Problem) -> AnyRoute {
    // What a decoder says of damaged data may hold some of it, so it goes no further.
    do { return AnyRoute(try JSONDecoder().decode(type, from: Data(json.utf8))) } catch {
      throw .undecodable
    }
  }
}
