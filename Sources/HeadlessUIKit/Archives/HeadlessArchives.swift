import Foundation

/// The storyboards and archives of an app, which a test fills: nothing here reads files.
///
/// ``main`` belongs to the process, as an app's bundle does. A screen has archives of its own, which come
/// first for code that runs on it.
///
/// ```swift
/// HeadlessArchives.main.add(
///   HeadlessStoryboard("Main", initial: "List")
///     .screen("List") { ListController(coder: $0) }
///     .screen("Detail") { DetailController(coder: $0) }
///     .segue("show", from: "List", to: "Detail"))
/// ```
@MainActor public final class HeadlessArchives {
  /// Makes the objects of an archive for its owner.
  public typealias Objects = (_ owner: Any?) -> [Any]

  /// The archives of the process.
  public static let main = HeadlessArchives()

  private(set) var nibs: [String: Objects] = [:]
  private(set) var storyboards: [String: HeadlessStoryboard] = [:]

  init() {}

  static func storyboard(_ name: String) -> HeadlessStoryboard? {
    HeadlessScreen.current.archives.storyboards[name] ?? main.storyboards[name]
  }

  static func nib(_ name: String) -> Objects? {
    HeadlessScreen.current.archives.nibs[name] ?? main.nibs[name]
  }

  /// Adds an archive of views, or replaces the one of its name.
  public func addNib(_ name: String, _ objects: @escaping Objects) { nibs[name] = objects }

  /// Adds a storyboard, or replaces the one of its name.
  public func add(_ storyboard: HeadlessStoryboard) { storyboards[storyboard.name] = storyboard }
}
