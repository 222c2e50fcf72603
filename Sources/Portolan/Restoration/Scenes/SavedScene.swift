public import Foundation

/// A scene's tree and waiting requests, in a form that the app stores and restores when it starts
/// again.
///
/// ```swift
/// store(try scene.save().data())  // when the scene enters the background
/// scene.restore(try SavedScene(reading: data))  // at the next start
/// ```
///
/// It holds the tree: layers and their styles, stacks, members, selections, and kept parts (in
/// memory while another part is shown). It also holds the waiting requests, such as a screen
/// requested before a sign-in. Each route is encoded by itself, under its type's name
/// (`NavigationRoute.name`).
///
/// The data contains the routes' associated values. When these are sensitive, store it in a
/// protected place. A route whose `isSaveable` is false is not saved.
///
/// `init(reading:)` does not decode the routes yet. `restore(_:)` does, and leaves out each route
/// that fails to decode, with the screens that stand on it. Questions that wait for an answer,
/// objects passed with `handing:` and view controllers of other code are not saved.
public struct SavedScene: Hashable, Sendable {
  /// The routes of one type, in the order of their first use.
  struct RouteType: Hashable, Codable {
    let name: String
    let version: Int
    /// How many routes there are, including the omitted ones.
    var count = 0
    /// The encoded routes as one JSON array, which is faster to read than a text for each.
    var routes = "[]"
    var omitted: [Omitted] = []

    /// Whether the data has room for so many routes: each written one takes a byte at least.
    var isSound: Bool { (0...(routes.utf8.count + omitted.count)).contains(count) }
  }

  struct Omitted: Hashable, Codable {
    /// The position of the route in the saved list of its type's routes.
    let index: Int
    /// Why the route was not written: `unsaveable` or `unencodable`.
    let reason: RestorationReport.Reason
    /// The case's name, in place of the route.
    let label: String
  }

  var types: [RouteType] = []
  /// The structure of the tree; it names a route by a number, counted through all `types` in order.
  var outline = TreeOutline<Int>()
  /// The waiting requests; nil for one that cannot be read.
  var requests: [StoredRequest<Int>?] = []

  init() {}
}

extension SavedScene: NavigationArchive {
  /// `portolan-scene`.
  public static var format: String { "portolan-scene" }
  /// 8 MiB.
  public static var longestData: Int { 8_388_608 }

  private enum Key: String, CodingKey { case types, outline, requests }

  /// Reads the fields; throws `DecodingError` when the outline names a route that is not there.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    types = try fields.decode([RouteType].self, forKey: .types)
    outline = try fields.decode(OutlineColumns.self, forKey: .outline)
      .outline(at: fields.codingPath + [Key.outline])
    guard types.allSatisfy(\.isSound) else {
      throw DecodingError.dataCorruptedError(
        forKey: .types, in: fields, debugDescription: "more routes than the data has room for")
    }
    let known = 0..<types.reduce(0) { $0 + $1.count }
    let names = outline.elements.lazy.flatMap { [$0.name, $0.listed].compactMap(\.self) }
    guard names.allSatisfy(known.contains) else {
      throw DecodingError.dataCorruptedError(
        forKey: .outline, in: fields, debugDescription: "a name that no route has")
    }
    requests = try fields.decode([Attempt<StoredRequest<Int>>].self, forKey: .requests)
      .map { attempt in
        struct Unknown: Error {}
        do {
          guard let request = attempt.value, request.isStorable else { return nil }
          return try request.map { name in
            guard known.contains(name) else { throw Unknown() }
            return name
          }
        } catch { return nil }
      }
  }

  /// Writes the fields of a scene.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(types, forKey: .types)
    try fields.encode(OutlineColumns(outline), forKey: .outline)
    try fields.encode(requests.compactMap(\.self), forKey: .requests)
  }
}

extension SavedScene: CustomReflectable {
  /// Shows the counts alone, so that neither `print` nor `dump` shows a route's values.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["screens": outline.elements.count, "requests": requests.count],
      displayStyle: .struct)
  }
}

/// A route in its saved form, before it is decoded.
///
/// A migration receives it and returns a form that the present app can read:
///
/// ```swift
/// scene.restore(saved) { old in
///   guard old.type == "Store.Shop", old.version == 1 else { return old }
///   let item = try JSONDecoder().decode(OldShop.self, from: old.json)
///   return try SavedRoute(Shop(item))
/// }
/// ```
public struct SavedRoute: Hashable, Sendable {
  /// The route type's name at the time of saving (`NavigationRoute.name`).
  public let type: String
  /// The version of the form in which the route was saved (`NavigationRoute.savedVersion`).
  public let version: Int
  /// The output of the route's own `Codable`; it holds the associated values.
  public let json: Data

  /// Makes a saved route from its parts.
  public init(type: String, version: Int, json: Data) {
    self.type = type
    self.version = version
    self.json = json
  }

  /// Makes the saved form of a route; throws the error of the route's own encoding.
  public init<R: NavigationRoute>(_ route: R) throws {
    self.init(type: R.name, version: R.savedVersion, json: try Self.encoder.encode(route))
  }

  /// An encoder that gives equal bytes for equal routes, on one line.
  package static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

/// How the model of a screen is saved: as JSON text.
enum SavedModel {
  static func text(of model: some Encodable) throws -> String {
    String(decoding: try SavedRoute.encoder.encode(model), as: UTF8.self)
  }

  static func read<M: Decodable>(_ type: M.Type, from text: String) throws -> M {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
