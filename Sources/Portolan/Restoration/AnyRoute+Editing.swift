package import Foundation

extension AnyRoute {
  /// A route of the same type, decoded from JSON; throws the errors of its decoding.
  package func reading(_ json: Data) throws -> AnyRoute { try Self.read(json, as: value) }

  /// The route as JSON; the values are null unless the route is loggable.
  package func form() throws -> Data {
    let json = try SavedRoute.encoder.encode(value)
    guard !value.isLoggable else { return json }
    let form = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    return try JSONSerialization.data(
      withJSONObject: Self.emptied(form), options: [.fragmentsAllowed, .sortedKeys])
  }

  /// The route as JSON, for a log; nil unless the route is loggable.
  package var loggableJSON: String? {
    guard value.isLoggable else { return nil }
    // When a route cannot be encoded, a replay uses a sample.
    do { return try StoredRoute(self).json } catch { return nil }
  }

  /// A route from a log; nil when no map has its type, or the type cannot decode it any more.
  package init?(loggableJSON json: String, type: String, among maps: MapSet) {
    do { self = try StoredRoute(type: type, json: json).route(among: maps) } catch { return nil }
  }

  private static func read<R: NavigationRoute>(_ json: Data, as sample: R) throws -> AnyRoute {
    AnyRoute(try JSONDecoder().decode(R.self, from: json))
  }

  private static func emptied(_ value: Any) -> Any {
    switch value {
    case let object as [String: Any]: return object.mapValues(emptied)
    case let list as [Any]: return list.map(emptied)
    default: return NSNull()
    }
  }
}
