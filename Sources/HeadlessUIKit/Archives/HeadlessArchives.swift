import Foundation

/// The storyboards and archives of an app, which a test fills: nothing here reads files.
///
/// ```swift
/// screen.archives.add(
///   HeadlessStoryboard("Main", initial: "List")
///     .screen("List") { ListController(coder: $0) }
///     .screen("Detail") { DetailController(coder: $0) }
///     .segue("show", from: "List", to: "Detail"))
/// ```
@MainActor public final class HeadlessArchives {
  /// Makes the objects of an archive for its owner.
  public typealias Objects = (_ owner: Any?) -> [Any]

  private(set) var nibs: [String: Objects] = [:]
  private(set) var storyboards: [String: HeadlessStoryboard] = [:]

  init() {}

  /// Adds an archive of views, or replaces the one of its name.
  public func addNib(_ name: String, _ objects: @escaping Objects) { nibs[name] = objects }

  /// Adds a storyboard, or replaces the one of its name.
  public func add(_ storyboard: HeadlessStoryboard) { storyboards[storyboard.name] = storyboard }
}
