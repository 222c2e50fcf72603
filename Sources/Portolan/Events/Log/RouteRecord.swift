/// A route as a log keeps it: its type and case, and its values only when the route allows it.
public struct RouteRecord: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The route type's name.
  let type: String
  /// The case; with its values when the route is loggable.
  public let name: String
  /// The route as JSON; nil unless it is loggable.
  public let value: String?
  /// Tells two routes of one case apart whose values are kept back: the first is 1.
  public let instance: Int?

  /// The case, with values only when the route allows it.
  public var description: String { name }

  /// The case without values.
  var caseName: String { String(name.prefix { $0 != "(" }) }
  var label: RouteLabel { RouteLabel(type: type, text: name) }

  /// The route, when it is in the record and a map of today can read it.
  func route(among maps: MapSet) -> AnyRoute? {
    guard let value else { return nil }
    // A route whose values changed since has a sample to stand in, as one that was kept back.
    do { return try StoredRoute(type: type, json: value).route(among: maps) } catch { return nil }
  }
}

/// Makes the records of one log, in which equal routes have equal records.
struct RouteRecorder {
  private var known: [AnyRoute: RouteRecord] = [:]
  private var counts: [RouteLabel: Int] = [:]

  mutating func record(_ route: AnyRoute) -> RouteRecord {
    if let record = known[route] { return record }
    let label = route.label
    let value = route.value.isLoggable ? Self.json(route) : nil
    if value == nil { counts[label, default: 0] += 1 }
    let record = RouteRecord(
      type: label.type, name: label.text, value: value,
      instance: value == nil ? counts[label] : nil)
    known[route] = record
    return record
  }

  private static func json(_ route: AnyRoute) -> String? {
    // A route that cannot be written has a sample to stand in.
    do { return try StoredRoute(route).json } catch { return nil }
  }
}
