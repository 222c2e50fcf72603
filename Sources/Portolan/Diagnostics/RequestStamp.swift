/// A request's number and the name of its map, for events.
///
/// ```swift
/// scene.onEvent = { event in
///   if case .arrived(let arrival) = event {
///     analytics.count(arrival.route, under: arrival.request.map)
///   }
/// }
/// ```
///
/// With the map's name, an app can compare two maps of the same routes by what people do under
/// each.
public struct RequestStamp: Hashable, Sendable, CustomStringConvertible {
  /// The request's number, counted within its scene.
  public let number: Int
  /// The name of the target's map (`NavigationMap.name`); without a target, of the front screen's
  /// map.
  public let map: String

  package init(number: Int, map: String) {
    self.number = number
    self.map = map
  }

  /// The request's number and the name of its map: `7 (TabsMap)`.
  public var description: String { "\(number) (\(map))" }
}
