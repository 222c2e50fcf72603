import Foundation

extension AnyRoute {
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
}
