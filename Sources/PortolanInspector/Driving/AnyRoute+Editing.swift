#if DEBUG && Inspector
import Foundation
import Portolan

extension AnyRoute {
  /// A route of the same type, decoded from JSON; throws the errors of its decoding.
  func reading(_ json: Data) throws -> AnyRoute { try Self.read(json, as: value) }

  /// The route as JSON; the values are null unless the route is loggable.
  func form() throws -> Data {
    let json = try SavedRoute.encoder.encode(value)
    guard !value.isLoggable else { return json }
    let form = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    return try JSONSerialization.data(
      withJSONObject: Self.emptied(form), options: [.fragmentsAllowed, .sortedKeys])
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
#endif
