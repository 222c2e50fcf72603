/// A request's number and the name of its map, for events.
///
/// ```swift
/// scene.onEvent = { event in
///   if case .arrived(let request, let screen) = event {
///     analytics.count(screen, under: request.map)
///   }
/// }
/// ```
///
/// It lets an app compare two maps for the same routes by what people do under each.
public struct RequestStamp: Hashable, Sendable, CustomStringConvertible {
  /// The request's number, counted within its scene.
  public let number: Int
  /// The name of the target's map, else of the front screen's: `NavigationMap.name`.
  public let map: String

  package init(number: Int, map: String) {
    self.number = number
    self.map = map
  }

  /// The request's number and the name of its map: `7 (TabsMap)`.
  public var description: String { "\(number) (\(map))" }
}
