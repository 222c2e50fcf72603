import Portolan

/// A route in a log: its type and case, and its values only when it is loggable.
struct RouteRecord: Hashable, Sendable, Codable {
  /// The route type's name.
  let type: String
  /// The case, with its values when the route is loggable.
  let name: String
  /// The route as JSON; nil unless it is loggable.
  let value: String?
  /// Distinguishes routes of one case whose values are not in the log: the first is 1.
  let instance: Int?

  /// The case without values.
  var caseName: String { String(name.prefix { $0 != "(" }) }
  var label: RouteLabel { RouteLabel(type: type, text: name) }
}

/// Makes the records of one log; equal routes get equal records.
struct RouteRecorder {
  private var known: [AnyRoute: RouteRecord] = [:]
  private var counts: [RouteLabel: Int] = [:]

  mutating func record(_ route: AnyRoute) -> RouteRecord {
    if let record = known[route] { return record }
    let label = route.label
    let value = route.loggableJSON
    if value == nil { counts[label, default: 0] += 1 }
    let record = RouteRecord(
      type: label.type, name: label.text, value: value,
      instance: value == nil ? counts[label] : nil)
    known[route] = record
    return record
  }
}
