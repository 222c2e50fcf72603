/// What was asked for, as a log keeps it: a verb and what it needs.
public struct IntentRecord: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The verb: `reach`, `back`; for what the user did to the screen `follow`.
  public let verb: String
  /// The route asked for, or the first screen of the stack that was set.
  public internal(set) var route: RouteRecord?
  /// The path that was set.
  var path: [RouteRecord]?
  /// The route type whose elements a path sets.
  var type: String?
  /// The nodes it is about: what was closed or evicted, or a container.
  var places: [NodePlace]?
  /// The place of the container that was selected.
  var position: Int?
  /// A word that changes the verb: `keeping`, how a path's new top comes, or a map's name.
  var manner: String?
  /// Where a course begins; nil for where the map says.
  var place: PlaceOn<RouteRecord>?
  /// What a transaction does, one after the other.
  public internal(set) var steps: [IntentRecord]?
  /// The guards of maps that are not asked of it, since it is where they led.
  var excused: [String]?

  /// All routes that it names.
  var routes: [RouteRecord] {
    [route, place?.anchor].compactMap { $0 } + (path ?? []) + (steps ?? []).flatMap(\.routes)
  }

  init(_ verb: String) {
    self.verb = verb
  }

  /// The verb and the route: `reach product`.
  public var description: String {
    var words = [verb] + [route?.name, manner].compactMap { $0 }
    if let path { words.append("[\(path.map(\.name).joined(separator: ", "))]") }
    if let places { words += places.map { $0.path.isEmpty ? "gone" : "\($0)" } }
    if let position { words.append("at \(position)") }
    if let steps { words.append("(\(steps.map(\.description).joined(separator: ", ")))") }
    return words.joined(separator: " ")
  }
}
