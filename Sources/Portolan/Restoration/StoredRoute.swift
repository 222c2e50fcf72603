import Foundation

/// A route in its stored form: its type's name and the output of its own `Codable`.
struct StoredRoute: Hashable, Sendable, Codable {
  /// Why a stored route cannot be read.
  enum Problem: Error { case unknownType, undecodable }

  let type: String
  let json: String
}

extension StoredRoute {
  init(_ route: AnyRoute) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    type = route.label.type
    json = String(decoding: try encoder.encode(route.value), as: UTF8.self)
  }

  /// Decodes the route; throws when no map has its type, or when the type cannot decode it.
  func route(among maps: MapSet) throws(Problem) -> AnyRoute {
    guard let entry = maps.entries.values.first(where: { $0.name == type }) else {
      throw .unknownType
    }
    return try read(entry.routeType)
  }

  private func read<R: NavigationRoute>(_ type: R.Type) throws(Problem) -> AnyRoute {
    // A decoding error may hold some of the data, so only the fact is kept.
    do { return AnyRoute(try JSONDecoder().decode(type, from: Data(json.utf8))) } catch {
      throw .undecodable
    }
  }
}

extension AnyRoute {
  /// The route as JSON, for a log; nil when the route is not loggable or cannot be encoded.
  package var loggableJSON: String? {
    guard value.isLoggable else { return nil }
    // Without the JSON, a replay uses a sample of the route's case.
    do { return try StoredRoute(self).json } catch { return nil }
  }

  /// A route from a log; nil when no map has its type, or the type cannot decode it any more.
  package init?(loggableJSON json: String, type: String, among maps: MapSet) {
    do { self = try StoredRoute(type: type, json: json).route(among: maps) } catch { return nil }
  }
}
