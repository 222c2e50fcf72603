/// Names a request in an event, with the map that held for it just then.
///
/// ```swift
/// scene.onEvent = { event in
///   if case .arrived(let request, let screen) = event {
///     analytics.count(screen, under: request.map)
///   }
/// }
/// ```
///
/// Two maps for the same routes can so be compared by what people did under each.
public struct RequestStamp: Hashable, Sendable, CustomStringConvertible {
  /// The request's number, counted in its scene.
  public let number: Int
  /// The name of the map of what it asks for, else of the screen in front: `NavigationMap.name`.
  public let map: String

  package init(number: Int, map: String) {
    self.number = number
    self.map = map
  }

  /// The number and the map: `7 (TabsMap)`.
  public var description: String { "\(number) (\(map))" }
}
