public import Foundation

/// A route in its saved form, before it is decoded: `SceneNavigator.restore(_:migrating:)` hands it
/// to the app's migration.
///
/// A migration returns a form that the present app can read:
///
/// ```swift
/// scene.restore(saved) { old in
///   guard old.type == "Store.Shop", old.version == 1 else { return old }
///   let item = try JSONDecoder().decode(OldShop.self, from: old.json)
///   return try SavedRoute(Shop(item))
/// }
/// ```
public struct SavedRoute: Hashable, Sendable {
  /// The name that the route's type had when it was saved (`NavigationRoute.savedName`).
  public let type: String
  /// The version of the form in which the route was saved (`NavigationRoute.savedVersion`).
  public let version: Int
  /// The route as JSON, from its own `Codable`; it contains the associated values.
  public let json: Data

  /// Creates a saved route from its parts.
  public init(type: String, version: Int, json: Data) {
    self.type = type
    self.version = version
    self.json = json
  }

  /// Creates the saved form of a route; throws the error of the route's own encoding.
  public init<R: NavigationRoute>(_ route: R) throws {
    self.init(type: R.savedName, version: R.savedVersion, json: try Self.encoder.encode(route))
  }

  /// An encoder that gives equal bytes for equal routes, on one line.
  package static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
