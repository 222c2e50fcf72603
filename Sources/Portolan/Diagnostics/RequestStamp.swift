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
/// With the map's name, an app can compare two maps of the same routes by what users do under each.
public struct RequestStamp: Hashable, Sendable, CustomStringConvertible {
  /// The request's number, counted within its scene.
  public let number: Int
  /// The name of the map that places the request's target (`NavigationMap.name`); without a target,
  /// the name of the front screen's map.
  public let map: String

  package init(number: Int, map: String) {
    self.number = number
    self.map = map
  }

  /// The number of the request and the name of the map: `7 (TabsMap)`.
  public var description: String { "\(number) (\(map))" }
}
