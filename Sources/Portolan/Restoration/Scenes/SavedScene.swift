import Foundation

/// A scene's tree and parked requests, in a form that the app stores, and restores when it starts
/// again.
///
/// ```swift
/// store(try scene.save().data())  // when the scene enters the background
/// scene.restore(try SavedScene(reading: data))  // at the next start
/// ```
///
/// A saved scene contains layers and their styles, stacks, members, selections, and kept parts (in
/// memory while another part is shown). It also contains the parked requests, such as one for a
/// screen that needs a sign-in first. Each route is encoded by itself, under its type's name
/// (`NavigationRoute.savedName`).
///
/// The data contains the routes' associated values. When these are sensitive, store the data in a
/// protected place. A route whose `isSaveable` is false is not saved.
///
/// `init(reading:)` does not decode the routes yet. `SceneNavigator.restore(_:)` does, and leaves
/// out each route that fails to decode, with the screens that stand on it. Alerts and confirmation
/// dialogs, questions that wait for an answer, objects passed with `handing:` and view controllers
/// of other code are not saved.
public struct SavedScene: Hashable, Sendable {
  var routes: RouteTexts
  /// The structure of the tree, with the routes' numbers.
  var outline: TreeOutline
  /// Each waiting request as a text by itself, so that one which cannot be read costs no other.
  var requests: [String]

  /// Creates the saved scene of a tree and of waiting requests.
  ///
  /// `models` returns the saved models of the screen at a node.
  init(
    _ tree: NavigationTree, _ requests: [StoredRequest] = [], among maps: MapSet,
    models: (NodeID) -> SavedModels = { _ in [:] }
  ) {
    let table = RouteTable(for: .saving)
    outline = TreeOutline(
      tree.withoutDialogs, listing: maps, models: models, number: table.write)
    // One that cannot be written is lost, and said to be when the scene is restored.
    self.requests = requests.map { $0.text(table) ?? "" }
    routes = table.texts
  }
}

extension SavedScene {
  /// The tree and the waiting requests, with the routes as the app has them today.
  func read(
    among maps: MapSet, migrating migrate: RouteReader.Migration? = nil
  ) -> (tree: SavedTree, requests: [Result<StoredRequest, any Error>]) {
    let table = RouteReader(maps, migrating: migrate).table(of: routes)
    let requests = requests.map { text in Result { try StoredRequest(text, table) } }
    return (SavedTree(outline, table.routes), requests)
  }
}

extension SavedScene: NavigationArchive {
  /// The name of the format: `portolan-scene`.
  public static var format: String { "portolan-scene" }
  /// The data has at most 8 MiB.
  public static var longestData: Int { 8_388_608 }

  private enum CodingKeys: CodingKey { case outline, requests, routes }

  /// Reads the fields of a scene, for `init(reading:)`; throws `DecodingError` when they contradict
  /// each other.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    routes = try fields.decode(RouteTexts.self, forKey: .routes)
    guard routes.isSound else {
      throw DecodingError.dataCorruptedError(
        forKey: .routes, in: fields, debugDescription: "columns of different lengths")
    }
    outline = try fields.decode(TreeOutline.self, forKey: .outline)
    guard outline.names(below: routes.count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .outline, in: fields, debugDescription: "a name that no route has")
    }
    // One that is no text is lost, as one that cannot be read.
    requests = try fields.decode([Attempt<String>].self, forKey: .requests).map { $0.value ?? "" }
  }

  /// Writes the fields of a scene, for `data()`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(routes, forKey: .routes)
    try fields.encode(outline, forKey: .outline)
    try fields.encode(requests, forKey: .requests)
  }
}

extension SavedScene: CustomReflectable {
  /// Only the counts of saved screens and requests, so that `print` and `dump` show no associated
  /// values.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["screens": outline.elements.count, "requests": requests.count],
      displayStyle: .struct)
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
