public import Foundation

/// What a scene showed, to be stored and shown again when the app comes back.
///
/// ```swift
/// store(try scene.save().data())  // when the scene enters the background
/// scene.restore(try SavedScene(reading: data))  // at the next start
/// ```
///
/// It holds the whole tree: layers with their styles, stacks, members, selections and kept parts; and
/// the requests that wait, such as what was asked for before a sign-in. Each route is written alone,
/// with its own `Codable`, under its type's name.
/// By their nature the bytes hold the routes' values: store them where such values may be. A route
/// that forbids it (`NavigationRoute.isSaveable`) is not among them.
///
/// Reading does not look at the routes: one that cannot be read is left out when the scene is
/// restored. Questions that were asked, objects that were handed over and screens of other code are
/// not saved.
public struct SavedScene: Hashable, Sendable {
  /// The routes of one type, in the order in which they were met.
  struct RouteType: Hashable, Codable {
    let name: String
    let version: Int
    /// How many there are, those that were not written too.
    var count = 0
    /// Those that were written, as the text of one JSON array: a text for each takes longer to read.
    var routes = "[]"
    var omitted: [Omitted] = []
  }

  struct Omitted: Hashable, Codable {
    /// The place among the routes of its type.
    let place: Int
    /// Why it was not written: `unsaveable` or `unencodable`.
    let reason: RestorationReport.Reason
    /// The case's name stands for it.
    let label: String
  }

  var types: [RouteType] = []
  /// What stood where; names count the routes, type by type.
  var outline = TreeOutline<Int>()
  /// What waited; nil for one that cannot be read.
  var requests: [StoredRequest<Int>?] = []

  init() {}
}

extension SavedScene: NavigationArchive {
  /// `portolan-scene`.
  public static var format: String { "portolan-scene" }
  /// 8 MiB.
  public static var longestData: Int { 8_388_608 }

  private enum Key: String, CodingKey { case types, outline, requests }

  /// Reads the fields of a scene; names that count further than its routes are damage.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    types = try fields.decode([RouteType].self, forKey: .types)
    outline = try fields.decode(TreeOutline<Int>.self, forKey: .outline)
    let known = 0..<types.reduce(0) { $0 + max(0, $1.count) }
    let names = outline.elements.lazy.flatMap { [$0.name, $0.place].compactMap(\.self) }
    guard names.allSatisfy(known.contains) else {
      throw DecodingError.dataCorruptedError(
        forKey: .outline, in: fields, debugDescription: "a name that no route has")
    }
    requests = try fields.decode([Attempt<StoredRequest<Int>>].self, forKey: .requests)
      .map { attempt in
        struct Unknown: Error {}
        do {
          return try attempt.value?.map { place in
            guard known.contains(place) else { throw Unknown() }
            return place
          }
        } catch { return nil }
      }
  }

  /// Writes the fields.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(types, forKey: .types)
    try fields.encode(outline, forKey: .outline)
    try fields.encode(requests.compactMap(\.self), forKey: .requests)
  }
}

/// A value, or nothing where there is something else: reading goes on behind it.
struct Attempt<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    // What a newer app wrote is left out alone.
    do { value = try Value(from: decoder) } catch { value = nil }
  }
}

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
