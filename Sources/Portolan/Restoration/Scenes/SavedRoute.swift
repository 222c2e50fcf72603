public import Foundation

/// A route as it was saved, before anybody knows whether it can still be read.
///
/// A migration receives it and returns what the app of today reads:
///
/// ```swift
/// scene.restore(saved) { old in
///   guard old.type == "Store.Shop", old.version == 1 else { return old }
///   let item = try JSONDecoder().decode(OldShop.self, from: old.json)
///   return try SavedRoute(Shop(item))
/// }
/// ```
public struct SavedRoute: Hashable, Sendable {
  /// The route type's name when it was saved (`NavigationRoute.name`).
  public let type: String
  /// The form in which it was saved (`NavigationRoute.savedVersion`).
  public let version: Int
  /// What the route's own `Codable` wrote; it holds the associated values.
  public let json: Data

  /// A route of any name and form, written as JSON.
  public init(type: String, version: Int, json: Data) {
    self.type = type
    self.version = version
    self.json = json
  }

  /// A route of today; throws what its encoding throws.
  public init<R: NavigationRoute>(_ route: R) throws {
    self.init(type: R.name, version: R.savedVersion, json: try Self.encoder.encode(route))
  }

  /// Equal routes give equal bytes, and no line ends within them.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
