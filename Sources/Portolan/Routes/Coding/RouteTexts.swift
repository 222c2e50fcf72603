import Foundation

/// The routes of an archive in written form: a column for each property.
///
/// Each route is a text by itself, so that an unreadable route does not make the others unreadable.
package struct RouteTexts: Hashable, Sendable, Codable {
  struct RouteType: Hashable, Codable {
    let name: String
    let version: Int
  }

  /// A route that is not written.
  struct Omitted: Hashable, Codable {
    let index: Int
    let reason: RestorationReport.Reason
  }

  private(set) var types: [RouteType] = []
  /// The index of each route's type.
  private(set) var places = NumberColumn([])
  /// The case name of each route; in a log with the values of loggable routes.
  package private(set) var names: [String] = []
  /// The output of each route's own `Codable`; empty for one that is not written.
  var texts: [String] = []
  private(set) var omitted: [Omitted] = []

  package init() {}

  /// Whether each route has a type, a name and a text.
  package var isSound: Bool {
    names.count == places.numbers.count && texts.count == names.count
      && places.numbers.allSatisfy(types.indices.contains)
  }

  package var count: Int { names.count }

  /// The name of a route's type.
  package func type(at index: Int) -> String { types[places.numbers[index]].name }

  /// The route's JSON; nil for a route that is not written.
  package func text(at index: Int) -> String? { texts[index].isEmpty ? nil : texts[index] }

  /// The routes in their saved form.
  func saved(at index: Int) -> SavedRoute {
    let type = types[places.numbers[index]]
    return SavedRoute(type: type.name, version: type.version, json: Data(texts[index].utf8))
  }

  /// The reasons why routes are not written, by the indices of these routes.
  package var reasons: [Int: RestorationReport.Reason] {
    Dictionary(omitted.map { ($0.index, $0.reason) }) { first, _ in first }
  }

  /// Adds a type, and returns its index.
  mutating func add(type name: String, version: Int) -> Int {
    types.append(RouteType(name: name, version: version))
    return types.count - 1
  }

  mutating func add(
    type: Int, name: String, text: String? = nil, because reason: RestorationReport.Reason? = nil
  ) {
    if let reason { omitted.append(Omitted(index: count, reason: reason)) }
    places.numbers.append(type)
    names.append(name)
    texts.append(text ?? "")
  }
}
