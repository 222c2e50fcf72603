public import Foundation

/// What a scene showed, to be stored and shown again when the app comes back.
///
/// ```swift
/// store(try scene.save().data())  // when the scene enters the background
/// scene.restore(try SavedScene(reading: data))  // at the next start
/// ```
///
/// It holds the whole tree: layers with their styles, stacks, members, selections and parts that
/// are kept; and the requests that wait, such as what was asked for before a sign-in. Each route is
/// written alone, with its own `Codable`, and tagged with its type's name.
/// By their nature the bytes hold the routes' values: store them where such values may be. A route
/// that forbids it (`NavigationRoute.isSaveable`) is not among them.
///
/// The bytes are text of lines, each of which is read alone; `Documentation/SavedScene.md` is their
/// grammar. Questions that were asked, objects that were handed over and screens of other code are
/// not saved.
public struct SavedScene: Hashable, Sendable {
  /// More is neither written nor read; in bytes.
  public static var longestData: Int { 8_388_608 }

  struct RouteType: Hashable {
    let name: String
    let version: Int
  }

  struct Route: Hashable {
    enum Content: Hashable {
      case json(ArraySlice<UInt8>)
      /// It was not written, for this reason; the case's name stands for it.
      case omitted(RestorationReport.Reason, label: String)
    }

    /// The place of its type among the types.
    let type: Int
    let content: Content
  }

  var types: [RouteType] = []
  var routes: [Route] = []
  /// What stood where; names are places among the routes.
  var outline = TreeOutline<Int>()
  /// What waited; routes are places among the routes, and one that cannot be read is nil.
  var requests: [StoredRequest<Int>?] = []

  init() {}

  /// Reads what `data()` wrote.
  ///
  /// Throws `savedScene`: `tooLong`, `newer`, or `unreadable` when it was cut off or is something
  /// else. Routes are not looked at yet: one that cannot be read is left out when the scene is
  /// restored.
  public init(reading data: Data) throws(NavigationError) {
    do throws(SavedSceneProblem) {
      var reader = try SavedSceneReader(data)
      self = try reader.read()
    } catch { throw .savedScene(error) }
  }

  /// The scene as text; throws `savedScene(.tooLong)` when there is too much of it.
  public func data() throws(NavigationError) -> Data {
    let data = Data(SavedSceneWriter(self).bytes)
    guard data.count <= Self.longestData else {
      throw .savedScene(.tooLong(limit: Self.longestData))
    }
    return data
  }
}
